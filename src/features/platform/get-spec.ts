import { loadSpecification } from '../../contract/load.ts'
import type { Handler } from '../handler.ts'

let text: string | undefined

export const getSpec: Handler<'getSpec'> = async () => {
  text ??= loadSpecification()
  return text
}
