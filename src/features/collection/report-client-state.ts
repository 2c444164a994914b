import type { Handler } from '../handler.ts'
import { clientAnswer } from './answers.ts'
import { changeClient } from './queries-clients.ts'

export const reportClientState: Handler<'reportClientState'> = async (context, { body }) => {
  const { db, caller } = context
  const told = {
    ip_address: body.address,
    hostname: body.hostname,
    configured_user: body.username,
    version: body.version,
    user_sid: body.usersid
  }
  const change = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
  await changeClient(db, caller.id, { ...change, last_checkin: new Date() })
  return clientAnswer(context, caller.id)
}
