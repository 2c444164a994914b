import { readNullable } from '../../contract/nullable.ts'
import type { Handler } from '../handler.ts'
import { clientAnswer } from './answers.ts'
import { readSchedule } from './event-answers.ts'
import { insertClient, replaceToken } from './queries-clients.ts'
import { insertEvent } from './queries-events.ts'
import { readScope } from './scope.ts'

export const createClient: Handler<'createClient'> = async (context, { body }) => {
  const { db, vault, caller } = context
  const { id, token } = await db.transaction().execute(async (trx) => {
    const clientId = await insertClient(trx, {
      name: body.name,
      type: body.type,
      domain_controller: readNullable('string', body.domain_controller) ?? null
    })
    for (const event of body.events) {
      await insertEvent(trx, {
        client_id: clientId,
        ...readSchedule(event.rrule),
        ...readScope(event)
      })
    }
    return {
      id: clientId,
      token: await replaceToken(trx, vault, { clientId, createdBy: caller.id })
    }
  })
  const { data } = await clientAnswer(context, id)
  return { data: { ...data, token } }
}
