import { daysLeftOfSixty, daysOverdue, openStage, type Reached } from '@app/schemas/rules/accounts/rollover'
import { formatCents } from '@app/schemas/rules/money/money'
import { holderOf, refusalWords, startOf } from './holder-words.ts'
import type { PaymentRow } from './payment-store.ts'
import type { PartRow, RolloverRow } from './rollover-store.ts'

type At = {
  readonly row: RolloverRow
  readonly reached: Reached
  readonly today: string
  readonly recordKeeper: string | null
  readonly parts: readonly PartRow[]
  readonly payments: readonly PaymentRow[]
}

/** What happens next with a request, and what the person can do, as far as we know it. */
export function nextStep(at: At): string {
  return endWords(at) ?? moneyWords(at) ?? lateWords(at) ?? waitWords(at)
}

function endWords({ row, recordKeeper }: At): string | undefined {
  if (row.refused_why) return refusalWords(row.refused_why, recordKeeper)
  if (row.cancelled_at) return 'You canceled this. Nothing was sent, and you can ask again at any time.'
  if (row.cancel_asked_at) return `We’re asking ${holderOf(recordKeeper)} to stop the move. We’ll e-mail you the answer.`
  if (row.form_signed_at === null) return 'Sign the transfer form. Nothing is sent until you do.'
  if (row.is_taken) return undefined
  return row.handled_by === 'desk'
    ? `One of us will send your form to ${holderOf(recordKeeper)} and e-mail you the answer.`
    : `Your request is saved. We couldn’t reach ${holderOf(recordKeeper)} yet, and we’ll keep trying.`
}

function moneyWords({ row, reached, today, payments, parts }: At): string | undefined {
  const returned = payments.filter(({ state }) => state === 'returned')
  const [back] = returned
  if (back) return `${formatCents(back.said_cents)} was returned to the sender. One of us will find out why and e-mail you.`
  const different = payments.find(({ state, said_cents, arrived_cents }) => state === 'arrived' && said_cents !== arrived_cents)
  if (different && row.way !== 'paid-to-person') return differenceWords(different)
  const left = daysLeftOfSixty(row.way, reached, today)
  if (left !== null && left < 0) return 'The 60 days are over. Ask a tax adviser: in a few cases you can still put the money in.'
  if (left !== null)
    return `Put the money into your new account within ${left} days, including the 20% that was withheld. What you don’t put in is taxed.`
  if (openStage(reached) !== null) return undefined
  const isOurs = parts.every(({ destination }) => destination === 'ours')
  return `${isOurs ? 'The money is in your account here.' : 'You told us the money has arrived.'} You’ll get a Form 1099-R early next year. Check its code.`
}

function differenceWords({ said_cents, arrived_cents }: PaymentRow): string {
  const [sent, came] = [formatCents(said_cents), formatCents(arrived_cents ?? 0)]
  return `Your old plan says it sent ${sent}, but ${came} arrived. One of us will find out why and e-mail you.`
}

function lateWords({ reached, today, recordKeeper }: At): string | undefined {
  const late = daysOverdue(reached, today)
  if (late === 0) return undefined
  const holder = holderOf(recordKeeper)
  return `This is ${late === 1 ? 'a day' : `${late} days`} late. Ask ${holder}, or book a free call and we’ll ask together.`
}

function waitWords({ row, reached, recordKeeper, parts }: At): string {
  const holder = startOf(holderOf(recordKeeper))
  const stage = openStage(reached)
  if (stage === 'accepted' && row.handled_by === 'desk')
    return `One of us is in touch with ${holderOf(recordKeeper)} and will e-mail you the answer.`
  if (stage === 'accepted') return `${holder} has your form. You don’t need to do anything.`
  if (stage === 'sent') return `${holder} is getting the payment ready. You don’t need to do anything.`
  const isElsewhere = parts.some(({ destination }) => destination !== 'ours')
  const told = isElsewhere ? ' Only you can see when it arrives, so tell us below.' : ''
  return `The money is on its way. If a check comes to you, don’t cash it. Send it on to your new account.${told}`
}
