import { sql } from 'kysely'
import type { DerivationStep } from '../step.ts'

/** A certificate authority whose certificate is in a domain's NTAuth store. */
export const trustedForNtAuth: DerivationStep = {
  name: 'trusted-for-nt-auth',
  kinds: ['TrustedForNTAuth'],
  async derive({ db, kinds }) {
    await sql`
      insert into wanted_edges (start_id, kind_id, end_id)
      select distinct ca.id, ${kinds.TrustedForNTAuth}::smallint, store.id
      from nodes store
      cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(store.properties -> 'certthumbprints')
          when 'array' then store.properties -> 'certthumbprints'
        end
      ) as thumbprint
      join nodes ca on upper(ca.properties ->> 'certthumbprint') = upper(thumbprint)
      where store.kind_ids @> array[${kinds.NTAuthStore}]::smallint[]
        and ca.kind_ids @> array[${kinds.EnterpriseCA}]::smallint[]
        and thumbprint <> ''`.execute(db)
  }
}
