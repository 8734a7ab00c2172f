import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { blindIndex } from '../../security/blind-index.ts'
import { sealing } from '../../security/sealing.ts'
import { sealDetails } from './details.ts'
import { type Finding, findMatches } from './find-matches.ts'
import { inputsOf } from './inputs.ts'
import { isRetirementMoney } from './retirement-money.ts'
import { sealedUnclaimedMatches } from './sealed.ts'
import { lockSearch, recordMatched, type SearchRow } from './search-store.ts'
import { addMatchRow, findMatchRows, type MatchRow, refreshMatchRow, removeMatchRow } from './store.ts'

type Ran = { readonly search: SearchRow; readonly added: number }

/**
 * Looks through the records for a person and keeps what fits: whoever does it at the same moment waits, so it adds nothing twice. What
 * fits no longer goes, unless the person has said something of it. Nothing comes back when nobody has asked.
 */
export async function runMatch(trx: Queries, context: Context, personId: string): Promise<Ran | undefined> {
  const search = await lockSearch(trx, personId)
  const inputs = search && (await inputsOf({ db: trx, keys: context.keys }, personId))
  if (!inputs) return undefined
  if (search.matched === inputs.hash) return { search, added: 0 }
  const findings = await findMatches(trx, inputs)
  const { open } = sealing(context.keys, sealedUnclaimedMatches)
  const rows = new Map((await findMatchRows(trx, personId)).map((row) => [open('record_id', row.id, row.record_id), row]))
  for (const finding of findings) await saveFinding(trx, context, personId, finding, rows.get(finding.recordId))
  const fitting = new Set(findings.map(({ recordId }) => recordId))
  for (const [recordId, { id }] of rows) if (!fitting.has(recordId)) await removeMatchRow(trx, id)
  await recordMatched(trx, personId, inputs.hash, context.now())
  return { search, added: findings.filter(({ recordId }) => !rows.has(recordId)).length }
}

async function saveFinding(trx: Queries, { keys, newId, now }: Context, personId: string, finding: Finding, row: MatchRow | undefined) {
  const { recordId, confidence, details } = finding
  const id = row?.id ?? newId()
  const told = { details: sealDetails(keys, id, details), confidence, is_retirement_money: isRetirementMoney(details) }
  if (row) return refreshMatchRow(trx, id, told)
  await addMatchRow(trx, {
    id,
    person_id: personId,
    record_id: sealing(keys, sealedUnclaimedMatches).seal('record_id', id, recordId),
    record_index: blindIndex(keys, { table: 'unclaimed_matches', column: 'record_id' }, recordId),
    ...told,
    found_at: now(),
  })
}
