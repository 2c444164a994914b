import type { Handler } from '../handler.ts'

export const getHealth: Handler<'getHealth'> = async () => ({ status: 'ok' })
