import { dayOf } from '@app/schemas/rules/days/days'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import { isFailure } from '../../../failure/failure.ts'
import { soundBrand } from '../../../flows/sound-brand.ts'
import { writeTo } from '../../auth/write-to.ts'
import { paperPdf } from '../../documents/papers/paper-pdf.ts'
import { saveDocument } from '../../documents/save-document.ts'
import { findMoveFee, moveFeeCents, moveFeeOf, owesMoveFee } from '../../memberships/move-fee.ts'
import { methodOf } from '../../memberships/payments/begin-payment.ts'
import { beginFee, driveFee, findFeeCard, refundFee } from '../../memberships/payments/fees.ts'
import type { PaymentRow } from '../../memberships/payments/payment-store.ts'
import { receiptNumber } from '../../memberships/payments/receipt-number.ts'
import { openDetails } from '../details.ts'
import { findPayments } from '../payment-store.ts'
import { feeUnpaidEmail } from '../rollover-emails.ts'
import { findRollover, type RolloverRow } from '../rollover-store.ts'

export const moveFeeJob = 'charge-move-fee'

const dayMs = 86_400_000
/** A check can be returned for some days, and a fee is for money that stays. */
const waitDays = 7
const leastCents = 50
/** The days on which a person hears that the fee could not be charged. */
const remindedOn: ReadonlySet<number> = new Set([0, 7, 21])
/** After so many days a card that was declined is left alone. One that is added later is charged like any other. */
const mostRounds = 60

/** The money of a request has arrived: the fee is looked at when it can hardly go back any more. */
export async function scheduleMoveFee({ jobs, now }: Pick<Context, 'jobs' | 'now'>, trx: Queries, { id }: RolloverRow): Promise<void> {
  await jobs.send(trx, moveFeeJob, { id, round: '0' }, new Date(now().getTime() + waitDays * dayMs))
}

/** Charges the fee for what has arrived, once, to people who agreed to it; looked at daily until it is paid, and then receipted. */
export async function chargeMoveFee(context: Context, id: string, round: number, at: Date): Promise<void> {
  const row = await findRollover(context.db, id)
  if (!row) return
  if (!row.received_at) return giveFeeBack(context, row, round, at)
  const before = await findMoveFee(context.db, row.person_id, id)
  if (before?.state === 'paid') return fileReceipt(context, row, before)
  if (!before && !(await owesMoveFee(context.db, row.person_id, row.received_at))) return
  const isUnpaid = !(await tryToCharge(context, row, round < mostRounds ? undefined : before))
  const next = new Date(at.getTime() + dayMs)
  await context.db.transaction().execute(async (trx) => {
    await context.jobs.send(trx, moveFeeJob, { id, round: String(round + 1) }, next)
    const details = openDetails(context.keys, row)
    const cents = await feeCentsOf(trx, id)
    if (isUnpaid && cents >= leastCents && remindedOn.has(round))
      await writeTo(context, trx, row.person_id, (addressed) => feeUnpaidEmail(addressed, details, cents))
  })
}

/** The money has gone back. A fee that was just being charged then goes back once the company says what became of it. */
async function giveFeeBack(context: Context, row: RolloverRow, round: number, at: Date): Promise<void> {
  const { id, person_id: personId } = row
  await context.db.transaction().execute(async (trx) => {
    const fee = await findMoveFee(trx, personId, id)
    if (!fee || (await refundMoveFee(context, trx, row)) || fee.refunded_cents === fee.amount_cents || round >= mostRounds) return
    await context.jobs.send(trx, moveFeeJob, { id, round: String(round + 1) }, new Date(at.getTime() + dayMs))
  })
}

/** Whether the company has accepted it, or is at work on it. The card of `givenUp` is not charged again. */
async function tryToCharge(context: Context, row: RolloverRow, givenUp: PaymentRow | undefined): Promise<boolean> {
  const cents = await feeCentsOf(context.db, row.id)
  if (cents < leastCents) return false
  const card = await findFeeCard(context, row.person_id, null)
  if (isFailure(card) || card === undefined || (givenUp && methodOf(context, givenUp) === card)) return false
  const begun = await transaction(context.db, (trx) => beginUnlessPaid(context, trx, row, { cents, card }), context.random)
  if (begun === 'paid') return true
  return !isFailure(begun) && !isFailure(await driveFee(context, begun))
}

/** Looks again: while the cards were read, another run or the person may have paid. */
async function beginUnlessPaid(context: Context, trx: Queries, row: RolloverRow, { cents, card }: { cents: number; card: string }) {
  const before = await findMoveFee(trx, row.person_id, row.id)
  if (before?.state === 'paid') return 'paid' as const
  return beginFee(context, trx, { personId: row.person_id, about: moveFeeOf(row.id), cents, card, isAlone: true })
}

async function feeCentsOf(db: Queries, id: string): Promise<number> {
  const payments = await findPayments(db, [id])
  return moveFeeCents(payments.reduce((sum, { arrived_cents }) => sum + (arrived_cents ?? 0), 0))
}

/** The receipt is with the person’s documents, once. */
async function fileReceipt(context: Context, row: RolloverRow, paid: PaymentRow): Promise<void> {
  const { employer } = openDetails(context.keys, row)
  const number = receiptNumber(paid)
  const at = paid.settled_at ?? context.now()
  const bytes = await paperPdf({
    title: 'Receipt',
    from: soundBrand(context.flows).legalEntity,
    lead: [`Number: ${number}`, `Paid on ${dayOf(at)}`, `Amount: ${formatCents(paid.amount_cents)}`],
    sections: [{ title: 'What it is for', text: `The fee for moving your account from ${employer}. It is paid once.` }],
    close: [],
    madeAt: at,
  })
  await context.db.transaction().execute((trx) =>
    saveDocument(context, trx, {
      personId: row.person_id,
      category: 'CONFIRMATION',
      docType: 'receipt',
      status: 'FILED',
      day: dayOf(at),
      foundBy: `move fee ${paid.id}`,
      file: { name: `Receipt ${number}.pdf`, media: 'pdf', bytes },
    }),
  )
}

/** Gives the fee for a move back: its money did not stay, or a colleague says so. Returns whether there was one. */
export async function refundMoveFee(context: Context, trx: Queries, { id, person_id }: RolloverRow): Promise<boolean> {
  const fee = await findMoveFee(trx, person_id, id)
  if (!fee || fee.refunded_cents === fee.amount_cents) return false
  const refused = await refundFee(context, trx, fee.id)
  return !refused
}
