import type { StatedAmount } from '@app/schemas/rules/accounts/unclaimed-amounts'
import { likenessOf, statesOf } from '@app/schemas/rules/accounts/unclaimed-likeness'
import { initialKey, keysOfOwner, type NameLikeness, ownerKey } from '@app/schemas/rules/people/owner-names'
import { isState } from '@app/schemas/rules/people/states'
import type { Queries } from '../../db/database.ts'
import { findOwnedRecords, type OwnedRecord } from '../../property-records/store.ts'
import type { Details } from './details.ts'
import type { Inputs } from './inputs.ts'

export type Finding = { readonly recordId: string; readonly confidence: number; readonly details: Details }

/** More than these are no help to anybody. */
const most = 200

/** The records that may be about a person, the surest first; each once, however many of its owners fit. */
export async function findMatches(db: Queries, { names, places }: Inputs): Promise<readonly Finding[]> {
  const keys = new Map<string, NameLikeness>()
  for (const [key, likeness] of names.flatMap((name) => [...keysOfOwner(name)])) if (keys.get(key) !== 'same') keys.set(key, likeness)
  // A person known as “O. J.” may be listed with a full first name.
  const initialKeys = names.flatMap((name) => ownerKey(name) ?? []).filter((key) => key === initialKey(key))
  const rows = await findOwnedRecords(db, { keys: [...keys.keys()], initialKeys, states: statesOf(places) })
  const byRecord = new Map<string, Finding>()
  for (const row of rows) {
    const finding = findingOf(row, likenessBy(keys, initialKeys, row.key), places)
    if (finding && finding.confidence > (byRecord.get(row.id)?.confidence ?? 0)) byRecord.set(row.id, finding)
  }
  return [...byRecord.values()].sort((one, other) => other.confidence - one.confidence).slice(0, most)
}

function likenessBy(keys: ReadonlyMap<string, NameLikeness>, initialKeys: readonly string[], key: string): NameLikeness {
  return initialKeys.includes(key) ? 'initial' : (keys.get(key) ?? 'initial')
}

function findingOf(row: OwnedRecord, name: NameLikeness, places: Inputs['places']): Finding | undefined {
  const owner = { zip: row.owner_zip, city: row.owner_city, state: row.owner_state }
  const likeness = likenessOf(name, owner, places)
  if (!likeness || !isState(row.state)) return undefined
  return {
    recordId: row.id,
    confidence: likeness.confidence,
    details: {
      state: row.state,
      reference: row.id,
      holder: row.holder,
      kindCode: row.kind_code,
      reportYear: row.report_year,
      city: row.owner_city,
      ownerState: row.owner_state,
      zip: row.owner_zip,
      amount: amountOf(row),
      likeness: { name: likeness.name, place: likeness.place },
    },
  }
}

function amountOf({ amount_cents, band_from_cents, band_to_cents }: OwnedRecord): StatedAmount {
  if (amount_cents !== null) return { is: 'exact', cents: amount_cents }
  return band_from_cents === null ? { is: 'unknown' } : { is: 'band', fromCents: band_from_cents, toCents: band_to_cents }
}
