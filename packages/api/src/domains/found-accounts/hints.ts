import type { PersonName } from '@app/schemas/rules/people/names'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedSearchHints } from './sealed.ts'
import { findHints, putHints } from './search-store.ts'

/** Other names and earlier ZIP codes, where a person may be known from. */
export type Hints = { readonly names: readonly PersonName[]; readonly zipcodes: readonly string[] }

type Given = { readonly names?: readonly PersonName[]; readonly zipcodes?: readonly string[] }

const names = z.array(z.object({ first_name: z.string(), last_name: z.string() }))
const zipcodes = z.array(z.string())

export async function hintsOf({ db, keys }: Pick<Context, 'keys'> & { readonly db: Queries }, personId: string): Promise<Hints> {
  const row = await findHints(db, personId)
  if (!row) return { names: [], zipcodes: [] }
  const { open } = sealing(keys, sealedSearchHints)
  return {
    names: names.parse(JSON.parse(open('names', row.id, row.names))),
    zipcodes: zipcodes.parse(JSON.parse(open('zip_codes', row.id, row.zip_codes))),
  }
}

export function refuseHints({ names: given = [] }: Given) {
  return refuseCardNumbers({ names: given.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join('\n') })
}

/** Replaces the given hints; those that are left out stay. */
export async function saveHints(context: Context, trx: Queries, personId: string, given: Given): Promise<void> {
  if (!given.names && !given.zipcodes) return
  const before = await hintsOf({ db: trx, keys: context.keys }, personId)
  const id = (await findHints(trx, personId))?.id ?? context.newId()
  const { seal } = sealing(context.keys, sealedSearchHints)
  await putHints(trx, {
    id,
    person_id: personId,
    names: seal('names', id, JSON.stringify(given.names ?? before.names)),
    zip_codes: seal('zip_codes', id, JSON.stringify(given.zipcodes ?? before.zipcodes)),
    updated_at: context.now(),
  })
}
