import { createHash } from 'node:crypto'
import type { Place } from '@app/schemas/rules/accounts/unclaimed-likeness'
import type { PersonName } from '@app/schemas/rules/people/names'
import { stateOfZip } from '@app/schemas/rules/people/zip-states'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { countImports } from '../../property-records/store.ts'
import { blindIndex } from '../../security/blind-index.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { hintsOf } from '../found-accounts/hints.ts'
import { sealedPersonalInformation } from '../personal-information/sealed.ts'
import { findRecord } from '../personal-information/store.ts'

export type Inputs = {
  readonly names: readonly PersonName[]
  readonly places: readonly Place[]
  /** Changes with the names, the places and the records, and reveals nothing of them. */
  readonly hash: string
}

type Reads = Pick<Context, 'keys'> & { readonly db: Queries }

/** The input of a search: the present and former names of a person, and where they live and lived. Empty before they have given personal information. */
export async function inputsOf({ db, keys }: Reads, personId: string): Promise<Inputs | undefined> {
  const record = await findRecord(db, personId)
  const account = record && (await accountOf({ db, keys }, personId))
  if (!account) return undefined
  const { names: others, zipcodes } = await hintsOf({ db, keys }, personId)
  const { open } = sealing(keys, sealedPersonalInformation)
  const here = { zip: open('zip_code', record.id, record.zip_code), city: open('city', record.id, record.city), state: record.state }
  const names = [{ first_name: account.firstName, last_name: account.lastName }, ...others]
  const places = [here, ...zipcodes.map((zip) => ({ zip, city: null, state: stateOfZip(zip) ?? null }))]
  return { names, places, hash: hashOf(keys, personId, { names, places, imports: await countImports(db) }) }
}

function hashOf(keys: Context['keys'], personId: string, inputs: object): string {
  const column = { table: 'unclaimed_searches', column: 'wanted' }
  // Not the index itself: nothing is ever looked up by it, so nothing has to be made anew with another key.
  // A new value means that everybody is searched again: more is saved of a match now.
  const kept = 2
  return createHash('sha256')
    .update(blindIndex(keys, column, JSON.stringify([personId, inputs, kept])))
    .digest('base64url')
}
