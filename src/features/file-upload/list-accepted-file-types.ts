import type { Handler } from '../handler.ts'
import { MEDIA_TYPES } from './media-types.ts'

export const listAcceptedFileTypes: Handler<'listAcceptedFileTypes'> = async () => ({
  data: [...MEDIA_TYPES]
})
