import { toShownDate } from '@app/schemas/rules/days/dates'
import { dayOf } from '@app/schemas/rules/days/days'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import { planOf, productOf, titleOf } from './catalogue.ts'
import type { MembershipRow } from './membership-store.ts'
import type { PaymentRow } from './payments/payment-store.ts'
import { receiptNumber } from './payments/receipt-number.ts'
import { refundRule } from './terms.ts'

const online = 'You can cancel online at any time, in your settings. No call is needed.'

export function receiptEmail({ to, personId }: Addressed, payment: PaymentRow): Email {
  const { product_id, amount_cents, card_brand, card_last_four, kind } = payment
  const refundDays = planOf(product_id)?.refund_days ?? productOf(product_id)?.refund_days
  const by = card_brand === null ? 'by PayPal' : `with your ${card_brand} card that ends in ${card_last_four}`
  return {
    kind: 'payment-receipt',
    to,
    personId,
    subject: `Your receipt: ${titleOf(product_id)}`,
    paragraphs: [
      `You have paid ${formatCents(amount_cents)} ${by}. The number of this receipt is ${receiptNumber(payment)}.`,
      kind === 'membership' && card_brand !== null ? online : 'It is paid once, and does not renew.',
      ...(refundDays === undefined ? [] : [refundRule(refundDays)]),
    ],
  }
}

/** Nothing is paid yet: what will be, and when, is put in writing all the same. */
export function trialEmail({ to, personId, firstName }: Addressed, row: MembershipRow): Email {
  return {
    kind: 'membership-trial',
    to,
    personId,
    subject: `Your free trial: ${titleOf(row.plan_name)}`,
    paragraphs: [
      `Hello ${firstName}. You have paid nothing today. Your free trial runs until ${shown(row.period_ends_at)}.`,
      `On that day we charge your card ${formatCents(row.price_cents)}, unless you cancel before. ${online}`,
      'We write to you again 7 days before.',
    ],
  }
}

export function refundEmail({ to, personId }: Addressed, payment: PaymentRow): Email {
  const { product_id, amount_cents, refunded_cents } = payment
  return {
    kind: 'payment-refund',
    to,
    personId,
    subject: `Money back: ${titleOf(product_id)}`,
    paragraphs: [
      `You get ${formatCents(refunded_cents)} of ${formatCents(amount_cents)} back, the way you paid. It can take your bank up to ten days.`,
      `The number of the receipt is ${receiptNumber(payment)}.`,
    ],
  }
}

export function reminderEmail({ to, personId, firstName }: Addressed, row: MembershipRow): Email {
  return {
    kind: 'membership-reminder',
    to,
    personId,
    subject: `Your ${titleOf(row.plan_name)} renews on ${shown(row.period_ends_at)}`,
    paragraphs: [
      `Hello ${firstName}. On ${shown(row.period_ends_at)} we charge your card ${formatCents(row.price_cents)} for the next period.`,
      `If you do not want that, cancel before. ${online}`,
    ],
  }
}

/** Paid by PayPal it ends, and says so a week before. */
export function endsSoonEmail({ to, personId, firstName }: Addressed, row: MembershipRow): Email {
  return {
    kind: 'membership-ends-soon',
    to,
    personId,
    subject: `Your ${titleOf(row.plan_name)} ends on ${shown(row.period_ends_at)}`,
    paragraphs: [`Hello ${firstName}. It does not renew, and nothing is charged. If you want to stay, join again after that day.`],
  }
}

export function renewalFailedEmail({ to, personId }: Addressed, row: MembershipRow, payment: PaymentRow, nextTryAt: Date): Email {
  const asks = payment.decline_code === 'authentication_required'
  return {
    kind: 'membership-renewal-failed',
    to,
    personId,
    subject: 'We could not renew your membership',
    paragraphs: [
      `Your bank did not accept ${formatCents(payment.amount_cents)} for your ${titleOf(row.plan_name)}. Nothing was charged.`,
      asks
        ? 'Your bank wants you to confirm it yourself. Sign in and pay in your settings.'
        : 'You can pay with another card in your settings.',
      `Otherwise we try the same card again on ${shown(nextTryAt)}. Until then your membership goes on. ${online}`,
    ],
  }
}

export function cancelledEmail({ to, personId }: Addressed, row: MembershipRow): Email {
  return {
    kind: 'membership-cancelled',
    to,
    personId,
    subject: 'You have cancelled your membership',
    paragraphs: [
      `Nothing more is charged. You keep your ${titleOf(row.plan_name)} until ${shown(row.period_ends_at)}.`,
      'Until then you can take this back in your settings.',
    ],
  }
}

const because: Readonly<Record<NonNullable<MembershipRow['ended_because']>, string>> = {
  cancelled: 'You had cancelled it.',
  unpaid: 'Its renewal could not be charged. You owe nothing.',
  refunded: 'You have your money back.',
  not_renewed: 'It was paid for one period, and does not renew by itself.',
  disputed: 'Its payment was called into question at your bank.',
}

export function endedEmail({ to, personId }: Addressed, row: MembershipRow): Email {
  return {
    kind: 'membership-ended',
    to,
    personId,
    subject: 'Your membership has ended',
    paragraphs: [
      `Your ${titleOf(row.plan_name)} has ended. ${row.ended_because === null ? '' : because[row.ended_because]}`,
      'What is free stays free: looking for your accounts, and our guides. You can join again at any time.',
    ],
  }
}

function shown(moment: Date | null): string {
  const day = moment && toShownDate(dayOf(moment))
  return day?.ok ? day.value : ''
}

/** What the concierge writes each week. */
export function conciergeEmail({ to, personId, firstName }: Addressed, text: string): Email {
  return {
    kind: 'concierge-letter',
    to,
    personId,
    subject: 'Your accounts: what happened this week',
    paragraphs: [`Hello ${firstName}.`, ...text.split(/\n{2,}/)],
  }
}
