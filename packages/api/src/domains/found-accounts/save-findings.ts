import { createHash } from 'node:crypto'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { lockPerson } from '../auth/store.ts'
import { type Details, openDetails, sealDetails } from './details.ts'
import { isSameEmployer, isSameHolder } from './same-question.ts'
import { type FoundAccountRow, findAccounts, putAccount, removeAccount, type Said, saidOf } from './store.ts'

export type Finding = {
  readonly origin: string
  readonly kind: 'matched' | 'no-match' | 'user-entered'
  readonly confidence: number | null
  readonly details: Details
}

type Answer = FoundAccountRow['answer']

/**
 * Keeps what a search has found, and brings up to date what the last one found for the same job. Where the person has corrected the job so
 * that somebody else has to be asked, it is an account that nobody has been asked about: an answer about the first is none about the second.
 */
export async function saveFindings(context: Context, trx: Queries, personId: string, findings: readonly Finding[]): Promise<void> {
  // One after another: of two that find it at once, the second finds what the first has put in the place of it.
  await lockPerson(trx, personId)
  const rows = new Map((await findAccounts(trx, personId)).map((row) => [row.origin, row]))
  const moving = await context.hooks.requestsOf(trx, personId)
  for (const finding of findings) {
    const row = rows.get(finding.origin)
    const before = row && openDetails(context.keys, row)
    if (!row || !before) await save(context, trx, personId, nameFor(personId, finding.origin), finding)
    else if (isAskedAlready(row.answer, before, finding.details))
      await save(context, trx, personId, row.id, { ...finding, details: detailsAfter(row.answer, before, finding.details) })
    // What is on its way stays what was asked for.
    else if (!moving.has(row.id)) await replace(context, trx, personId, row, finding, isSameEmployer(before, finding.details))
  }
}

/** Whether the answer that there is, or is waited for, is one about this account. Who has confirmed it has it. */
function isAskedAlready(answer: Answer, before: Details, now: Details): boolean {
  if (answer === 'not-asked') return true
  return isSameEmployer(before, now) && (answer === 'found' || isSameHolder(before, now))
}

/** Where a company has confirmed an account, another name for it changes nothing. */
function detailsAfter(answer: Answer, before: Details, now: Details): Details {
  if (answer !== 'found' || isSameHolder(before, now)) return now
  const { recordKeeper, because } = before
  return { ...now, recordKeeper, ...(because && { because }) }
}

/** Under another name, as the question at the record keeper has it. What the person said stays, where it was said of this employer. */
async function replace(context: Context, trx: Queries, personId: string, row: FoundAccountRow, finding: Finding, isSame: boolean) {
  await removeAccount(trx, row.id)
  await save(context, trx, personId, context.newId(), finding, isSame ? saidOf(row) : {})
}

async function save({ keys, now }: Context, trx: Queries, personId: string, id: string, finding: Finding, said: Said = {}): Promise<void> {
  const { origin, kind, confidence, details } = finding
  await putAccount(trx, {
    id,
    person_id: personId,
    origin,
    kind,
    confidence,
    details: sealDetails(keys, id, details),
    found_at: now(),
    ...said,
  })
}

/** The same for the same, as long as nothing else was asked about it. */
function nameFor(personId: string, origin: string): string {
  const hex = createHash('sha256').update(`${personId} ${origin}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
