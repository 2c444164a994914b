/** The media types that uploadFile takes, as the contract lists them. */
export const MEDIA_TYPES = [
  'application/json',
  'application/zip',
  'application/zip-compressed',
  'application/x-zip-compressed'
] as const

export const isArchiveType = (type: string) => type !== 'application/json'
