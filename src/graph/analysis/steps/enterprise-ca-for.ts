import { sql } from 'kysely'
import type { DerivationStep } from '../step.ts'

/** An enterprise authority and the root or intermediate entries that hold the same certificate. */
export const enterpriseCaFor: DerivationStep = {
  name: 'enterprise-ca-for',
  kinds: ['EnterpriseCAFor'],
  async derive({ db, kinds }) {
    await sql`
      insert into wanted_edges (start_id, kind_id, end_id)
      select ca.id, ${kinds.EnterpriseCAFor}::smallint, entry.id
      from nodes ca
      join nodes entry
        on upper(entry.properties ->> 'certthumbprint') = upper(ca.properties ->> 'certthumbprint')
      where ca.kind_ids @> array[${kinds.EnterpriseCA}]::smallint[]
        and entry.kind_ids && array[${kinds.RootCA}, ${kinds.AIACA}]::smallint[]
        and ca.properties ->> 'certthumbprint' <> ''`.execute(db)
  }
}
