import { expectedBy, openStage, type RolloverWay } from '@app/schemas/rules/accounts/rollover'
import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { isLetterInForce } from '@app/schemas/rules/people/letter-term'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { doOnce } from '../../../once/once.ts'
import type { MoveAnswer } from '../../../partners/record-keepers/record-keepers.ts'
import { writeTo } from '../../auth/write-to.ts'
import { recordDisclosure } from '../../documents/letter/disclosures.ts'
import { entitledTo } from '../../memberships/entitled-to.ts'
import { findRecord } from '../../personal-information/store.ts'
import { askedFor } from '../asked-for.ts'
import { openDetails } from '../details.ts'
import { findAccount, lockAccountById } from '../store.ts'
import { lateEmail, moveEmail } from './rollover-emails.ts'
import {
  addRollover,
  findRollover,
  lockRollover,
  type RolloverRow,
  recordWarning,
  setReached,
  setRefilled,
  setRefused,
} from './rollover-store.ts'
import { reachedOf, toTracked } from './tracker.ts'

type Asked = { readonly pk: string; readonly way?: RolloverWay }

const again = 'The record keepers could not be reached. It is tried again.'
const hourMs = 3_600_000

/** Asks for an account to be moved, once. The request is saved before any partner learns of it. */
export async function requestRollover(context: Context, person: Person, requestKey: string, asked: Asked) {
  return doOnce(context, { personId: person.id, call: 'rollover', key: requestKey, request: asked }, async (trx) => {
    const account = await findAccount(trx, person.id, asked.pk)
    if (!account) return fail('not_found')
    const record = await findRecord(trx, person.id)
    if (!record || !isLetterInForce(record.signed_at, context.now())) return fail('letter_required')
    if (account.kind === 'no-match' || account.answer === 'nothing' || account.is_mine === 'no') return fail('not_in_this_state')
    const row = await addRollover(trx, {
      id: context.newId(),
      person_id: person.id,
      found_account_id: account.id,
      way: asked.way ?? 'direct-check',
      amount_cents: null,
      requested_at: context.now(),
    })
    if (!row) return fail('already_done')
    const { recordKeeper, company, employer } = openDetails(context.keys, account)
    const shown = { personId: person.id, recipient: recordKeeper ?? company ?? employer, reason: 'To ask for the account to be moved.' }
    const refused = await recordDisclosure(context, trx, shown)
    if (isFailure(refused)) return refused
    await audit(trx, { actor: `person:${person.id}`, action: 'rollover.requested', subject: `rollover:${row.id}` })
    await context.jobs.send(trx, 'send-rollover', { id: row.id })
    await writeTo(context, trx, person.id, (addressed) => moveEmail(addressed, 'requested', { employer, recordKeeper }))
    await watchStage(context.jobs, trx, row)
    return toTracked(context, row, account)
  })
}

/** Hands the request to the record keepers. Tried until it is taken, always as the same request. */
export async function sendRollover(context: Context, id: string): Promise<void> {
  const row = await findRollover(context.db, id)
  if (!row || row.is_taken || row.refused_at) return
  const account = await findAccount(context.db, row.person_id, row.found_account_id)
  const person = await askedFor(context, context.db, row.person_id)
  if (!account || !person) return
  const { recordKeeper, employer } = openDetails(context.keys, account)
  if ((await context.partners.recordKeepers.move({ ref: id, recordKeeper, employer, way: row.way, person })) === 'away')
    throw new Error(again)
  await setRefilled(context.db, id)
}

/** Applies the state that the record keeper reports. It only moves forward; late or repeated messages change nothing. */
export async function hearMove(context: Context, id: string): Promise<void> {
  const heard = await context.partners.recordKeepers.lookAtMove(id)
  if (heard === 'away') throw new Error(again)
  if (heard === 'unknown' || heard.state === 'waiting') return
  await context.db.transaction().execute(async (trx) => {
    const row = await lockRollover(trx, id)
    if (!row || row.refused_at || !isNews(row, heard)) return
    if (heard.state === 'refused') await setRefused(trx, id, heard.at, heard.why)
    else await setReached(trx, id, reachedBy(row, heard))
    const account = await lockAccountById(trx, row.found_account_id)
    const about = account ? openDetails(context.keys, account) : { employer: '', recordKeeper: null }
    await writeTo(context, trx, row.person_id, (addressed) =>
      moveEmail(addressed, heard.state, about, heard.state === 'refused' ? heard.why : undefined),
    )
    const after = await findRollover(trx, id)
    if (after) await watchStage(context.jobs, trx, after)
  })
}

/** When a stage is late, the person is notified once. */
export async function warnIfLate(context: Context, id: string, stage: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockRollover(trx, id)
    if (!row || row.refused_at || openStage(reachedOf(row)) !== stage || !(await recordWarning(trx, id, stage))) return
    const account = await lockAccountById(trx, row.found_account_id)
    if (!account) return
    const isFollowed = await entitledTo(trx, row.person_id, 'transfer_tracking')
    const about = openDetails(context.keys, account)
    await writeTo(context, trx, row.person_id, (addressed) => lateEmail(addressed, about, isFollowed))
  })
}

type News = Exclude<MoveAnswer, { state: 'waiting' }>

function isNews({ accepted_at, sent_at, received_at }: RolloverRow, { state }: News): boolean {
  if (received_at) return false
  if (state === 'accepted') return accepted_at === null
  return state === 'sent' ? sent_at === null : true
}

/** A stage that was never reported is assumed to have been reached with the one after it. */
function reachedBy(row: RolloverRow, heard: Exclude<News, { state: 'refused' }>) {
  const accepted = { accepted_at: row.accepted_at ?? heard.at }
  if (heard.state === 'accepted') return accepted
  const sent = { ...accepted, sent_at: row.sent_at ?? heard.at, amount_cents: heard.amountCents }
  return heard.state === 'sent' ? sent : { ...sent, received_at: heard.at }
}

async function watchStage(jobs: Context['jobs'], trx: Queries, row: RolloverRow): Promise<void> {
  const reached = reachedOf(row)
  const stage = row.refused_at ? null : openStage(reached)
  const by = stage && expectedBy(stage, reached)
  // The morning after.
  if (stage && by)
    await jobs.send(trx, 'warn-late-rollover', { id: row.id, stage }, new Date(startOfDay(dayOf(startOfDay(by))).getTime() + 38 * hourMs))
}
