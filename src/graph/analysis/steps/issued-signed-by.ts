import { sql } from 'kysely'
import type { DerivationStep } from '../step.ts'

/** From a certificate authority to the one that signed its certificate: the second of its chain. */
export const issuedSignedBy: DerivationStep = {
  name: 'issued-signed-by',
  kinds: ['IssuedSignedBy'],
  async derive({ db, kinds }) {
    const authorities = sql`array[${kinds.EnterpriseCA}, ${kinds.RootCA}, ${kinds.AIACA}]::smallint[]`
    await sql`
      insert into wanted_edges (start_id, kind_id, end_id)
      select issued.id, ${kinds.IssuedSignedBy}::smallint, signer.id
      from nodes issued
      join nodes signer on upper(signer.properties ->> 'certthumbprint')
        = upper(issued.properties -> 'certchain' ->> 1)
      where issued.kind_ids && ${authorities}
        and signer.kind_ids && ${authorities}
        and issued.properties -> 'certchain' ->> 1 <> ''`.execute(db)
  }
}
