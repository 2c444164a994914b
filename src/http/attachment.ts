/** Proposes a name for a file that is to be saved (RFC 6266). */

/** What is no part of a quoted text of ASCII. */
const SPECIAL = /[^ !#-[\]-~]/gu

/** Percent signs mislead some clients in the first name, which then must not be the only one. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(SPECIAL, '_').replaceAll('%', '_')
  if (plain === fileName) return `attachment; filename="${plain}"`
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
