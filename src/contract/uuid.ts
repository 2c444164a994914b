/** The one spelling of a UUID, in any case; the package of formats would take `urn:uuid:` before it. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
