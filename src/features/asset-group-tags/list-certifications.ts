import type { Handler } from '../handler.ts'
import { pageOfCertifications } from './queries-certifications.ts'
import { certificationView } from './views-members.ts'

export const listCertifications: Handler<'listCertifications'> = async (
  { db },
  { query, list }
) => {
  const { count, rows } = await pageOfCertifications(db, query?.environments, list)
  return {
    count,
    skip: list.skip,
    limit: list.limit,
    data: { members: rows.map(certificationView) }
  }
}
