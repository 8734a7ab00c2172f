import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import type { MoveAnswer, Payment } from '../../../partners/record-keepers/record-keepers.ts'
import { writeTo } from '../../auth/write-to.ts'
import { expectPayment } from '../../brokerage/transfers/expect-payment.ts'
import { openTask, withdrawTask } from '../../desk/open-task.ts'
import { markRequested } from '../../financial-accounts/store.ts'
import { openDetails } from '../details.ts'
import { addPayment, findTold, type PaymentRow, savePayment } from '../payment-store.ts'
import { isOver } from '../reached.ts'
import { acceptedEmail, cancelledEmail, formWantedEmail, refusedEmail, sentEmail } from '../rollover-emails.ts'
import { findParts, findRollover, type RolloverRow, saveRollover } from '../rollover-store.ts'
import { keepRest } from './arrive.ts'
import { openPaymentTask } from './payment-task.ts'
import { settleArrivals } from './settle-arrivals.ts'
import { watchStage } from './watch-stage.ts'

/** What becomes known of a request: from the record keeper’s machine, or from a colleague who asked there. */
export type News = Exclude<MoveAnswer, { state: 'waiting' }>

type Apply<State extends News['state']> = (
  context: Context,
  trx: Queries,
  row: RolloverRow,
  news: Extract<News, { state: State }>,
) => Promise<void>

/** Moves a locked request on. It only moves forward: news that is late or repeated changes nothing. */
export async function applyNews(context: Context, trx: Queries, row: RolloverRow, news: News): Promise<void> {
  if (news.state === 'accepted') await accepted(context, trx, row, news)
  if (news.state === 'refused') await refused(context, trx, row, news)
  if (news.state === 'cancelled') await cancelled(context, trx, row, news)
  if (news.state === 'sent') await sent(context, trx, row, news)
  const after = await findRollover(trx, row.id)
  if (after) await watchStage(context, trx, after)
}

const accepted: Apply<'accepted'> = async (context, trx, row, { at }) => {
  if (isOver(row) || row.accepted_at) return
  await saveRollover(trx, row.id, { is_taken: true, accepted_at: at })
  const details = openDetails(context.keys, row)
  await writeTo(context, trx, row.person_id, (addressed) => acceptedEmail(addressed, details))
}

const refused: Apply<'refused'> = async (context, trx, row, { at, why }) => {
  if (isOver(row) || row.sent_at) return
  const details = openDetails(context.keys, row)
  if (why === 'form-missing' && row.handled_by === 'partner') {
    // A form of their own is no refusal: people get it, and see to the request from then on.
    await saveRollover(trx, row.id, { is_taken: true, handled_by: 'desk' })
    await openTask(context, trx, { kind: 'transfer-form', personId: row.person_id, about: row.id })
    await writeTo(context, trx, row.person_id, (addressed) => formWantedEmail(addressed, details))
    return
  }
  await saveRollover(trx, row.id, { is_taken: true, refused_at: at, refused_why: why, cancel_asked_at: null })
  await endRequest(context, trx, row)
  await writeTo(context, trx, row.person_id, (addressed) => refusedEmail(addressed, details, why))
}

const cancelled: Apply<'cancelled'> = async (context, trx, row, { at }) => {
  if (isOver(row) || row.sent_at) return
  await saveRollover(trx, row.id, { cancelled_at: at, cancel_asked_at: null })
  await endRequest(context, trx, row)
  await audit(trx, { actor: 'rollovers', action: 'rollover.cancelled', subject: `rollover:${row.id}` })
  const details = openDetails(context.keys, row)
  await writeTo(context, trx, row.person_id, (addressed) => cancelledEmail(addressed, details))
}

/** The account can be asked for again, and nobody works on this request any more. */
async function endRequest(context: Context, trx: Queries, { id, source, source_id }: RolloverRow): Promise<void> {
  if (source === 'held') await markRequested(trx, source_id, null)
  for (const kind of ['rollover-by-hand', 'transfer-form', 'rollover-stop'] as const) await withdrawTask(context, trx, kind, id)
}

/** A stage that was never reported is assumed to have been reached with the one after it. */
const sent: Apply<'sent'> = async (context, trx, row, { at, payments, isAll }) => {
  const isNew: Payment[] = []
  for (const payment of payments) if (await addSent(context, trx, row, payment)) isNew.push(payment)
  // What was sent is followed, also when the request was refused or canceled before. The account may have been asked for again since.
  if (isOver(row) || (isNew.length === 0 && row.is_all_sent === isAll)) return
  const reached = { accepted_at: row.accepted_at ?? at, sent_at: row.sent_at ?? at, is_all_sent: row.is_all_sent || isAll }
  const after = await saveRollover(trx, row.id, { ...reached, is_taken: true, cancel_asked_at: null })
  const details = openDetails(context.keys, row)
  if (isNew.length > 0) await writeTo(context, trx, row.person_id, (addressed) => sentEmail(addressed, details, row.way, isNew))
  await settleArrivals(context, trx, after)
}

async function addSent(context: Context, trx: Queries, row: RolloverRow, payment: Payment): Promise<boolean> {
  const { name, taxKind, way, amountCents, at } = payment
  const part = (await findParts(trx, [row.id])).find(({ tax_kind }) => tax_kind === taxKind)
  const told = part && (await findTold(trx, part))
  if (told) {
    await reportTold(context, trx, row, told, payment)
    return false
  }
  const added = await addPayment(trx, {
    id: context.newId(),
    rollover_id: row.id,
    part_id: part?.id ?? null,
    tax_kind: taxKind,
    name,
    way,
    state: 'sent',
    said_cents: amountCents,
    sent_at: at,
  })
  if (!added) return false
  if (!part || isOver(row)) await openPaymentTask(context, trx, row, added, part ? 'not-asked-for' : 'no-account')
  if (part?.account_id && row.way !== 'paid-to-person') {
    const transfer = await expectPayment(context, trx, { accountId: part.account_id, way, amountCents })
    await savePayment(trx, added.id, { transfer_id: transfer.id })
  }
  return true
}

/** The person has said already that it arrived: it is the same money. What differs from what they said is looked into, or still to be put in. */
async function reportTold(context: Context, trx: Queries, row: RolloverRow, told: PaymentRow, { name, way, amountCents }: Payment) {
  const reported = await savePayment(trx, told.id, { name, way, said_cents: amountCents })
  if (await keepRest(context, trx, row, reported)) await settleArrivals(context, trx, row)
  if (reported.arrived_cents !== amountCents && row.way !== 'paid-to-person') await openPaymentTask(context, trx, row, reported, 'amount')
}
