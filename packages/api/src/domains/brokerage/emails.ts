import { dayWords } from '@app/schemas/rules/days/day-words'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import type { AccountRow } from './account-store.ts'
import type { ScheduleRow } from './schedules/schedule-store.ts'
import type { TransferRow } from './transfers/transfer-store.ts'
import { accountNames, documentNames, reasonWords, skipWords } from './words.ts'

type Write = (kind: string, subject: string, paragraphs: readonly (string | null)[]) => (addressed: Addressed) => Email

const write: Write =
  (kind, subject, paragraphs) =>
  ({ to, personId, firstName }) => {
    const [first = '', ...others] = paragraphs.filter((one) => one !== null)
    return { kind, to, personId, subject, paragraphs: [`Hello ${firstName}. ${first}`, ...others] }
  }

export function accountOpenEmail({ account_type, number }: AccountRow) {
  const name = accountNames[account_type]
  return write('brokerage-account-open', `Your ${name} is open`, [
    `Your ${name} is open. With us it has the number ${number}.`,
    'You can now put money into it. Opening it has not moved any money.',
  ])
}

export function actionRequiredEmail({ account_type, asked_documents }: AccountRow) {
  const list = asked_documents.map((document) => documentNames.get(document) ?? document).join('; ')
  return write('brokerage-action-required', 'The brokerage needs something from you', [
    `Before your ${accountNames[account_type]} can open, the brokerage has to see: ${list === '' ? 'more about who you are' : list}.`,
    'Please sign in and send it from the page of your application. Never send such papers by e-mail.',
  ])
}

export function accountRejectedEmail({ account_type, reason }: AccountRow) {
  return write('brokerage-account-rejected', 'Your application was not accepted', [
    `The brokerage did not accept your application for a ${accountNames[account_type]}. No money was moved.`,
    reasonWords(reason),
    'Please look at your answers, or ask us what is still possible.',
  ])
}

export function depositSettledEmail({ amount_cents, available_at }: TransferRow) {
  const from = available_at ? ` From ${dayWords(available_at.toISOString().slice(0, 10))} on you can take it out again.` : ''
  return write('brokerage-deposit-settled', 'Your deposit has arrived', [
    `Your deposit of ${formatCents(amount_cents)} has arrived.${from}`,
  ])
}

export function depositReturnedEmail({ amount_cents, reason }: TransferRow, owedCents: number) {
  return write('brokerage-deposit-returned', 'Your bank sent a deposit back', [
    `Your bank sent your deposit of ${formatCents(amount_cents)} back, and we took it out of your account again.`,
    reasonWords(reason),
    owedCents > 0
      ? `Some of it was paid out already: you now owe ${formatCents(owedCents)}. The next money that comes into the account pays this first.`
      : null,
    'We do not try again by ourselves. Your bank may charge you a fee.',
  ])
}

export function depositRefusedEmail({ amount_cents, reason }: TransferRow) {
  return write('brokerage-deposit-refused', 'Your deposit was not taken', [
    `Your deposit of ${formatCents(amount_cents)} was not taken. Nothing was moved.`,
    reasonWords(reason),
  ])
}

export function withdrawalSentEmail({ amount_cents, withheld_cents, additional_tax_cents, bank_last_four }: TransferRow) {
  return write('brokerage-withdrawal-sent', 'Your withdrawal was paid', [
    `${formatCents(amount_cents - withheld_cents)} was paid to your bank account ending in ${bank_last_four}.`,
    `You asked for ${formatCents(amount_cents)}. ${formatCents(withheld_cents)} was held back for federal income tax.`,
    additional_tax_cents > 0 ? `With your tax return you may owe ${formatCents(additional_tax_cents)} more: the extra tax of 10%.` : null,
  ])
}

export function withdrawalFailedEmail({ amount_cents, reason }: TransferRow) {
  return write('brokerage-withdrawal-failed', 'Your withdrawal was not paid', [
    `Your withdrawal of ${formatCents(amount_cents)} was not paid. The money is in your account.`,
    reasonWords(reason),
  ])
}

export function scheduleCreatedEmail(row: ScheduleRow, dates: readonly string[], isAgreedBefore: boolean) {
  const { amount_cents, frequency, is_first_for_last_year: isFirstForLastYear } = row
  const allowed = isAgreedBefore
    ? 'You allowed this when you set up your plan. It waited for your account and your bank.'
    : 'You allowed this on our page today.'
  return write('brokerage-schedule-created', isAgreedBefore ? 'Your savings plan has started' : 'Your repeating deposit is set up', [
    `We will take ${formatCents(amount_cents)} from your bank, ${frequency.toLowerCase()}. ${allowed}`,
    `The next dates are: ${dates.map(dayWords).join('; ')}.`,
    isFirstForLastYear
      ? 'The first of them counts for last year, if it is made by tax day. The others count for the year in which they are made.'
      : null,
    'You can stop it at any time and free. To stop one for sure, tell us at least three business days before its date.',
    'A deposit you did not agree to? Tell us at once, and your bank within 60 days of the statement that shows it.',
  ])
}

export function scheduleCancelledEmail({ amount_cents }: ScheduleRow) {
  return write('brokerage-schedule-cancelled', 'Your repeating deposit has ended', [
    `Your repeating deposit of ${formatCents(amount_cents)} has ended. We take nothing more.`,
    'A deposit that is on its way already still arrives.',
  ])
}

/** What people read about days on which nothing was debited. */
export function scheduleDaysEmail({ amount_cents }: ScheduleRow, missed: readonly string[], skipped: string | undefined) {
  return write('brokerage-schedule-days', 'About your repeating deposit', [
    `This is about your repeating deposit of ${formatCents(amount_cents)}.`,
    missed.length > 0
      ? `We could not work on ${missed.map(dayWords).join('; ')}. These deposits are not made up for, so that nothing is taken twice.`
      : null,
    skipped === undefined ? null : `Of the latest date: ${skipWords(skipped)}`,
  ])
}

/** What a colleague found out about an application that was refused. */
export function applicationChecked({ account_type }: AccountRow, mayApplyAgain: boolean, words: string) {
  return ({ to, personId }: Addressed): Email => ({
    kind: 'account-checked',
    to,
    personId,
    subject: mayApplyAgain
      ? `You can apply again for your ${accountNames[account_type]}`
      : `About your application for a ${accountNames[account_type]}`,
    paragraphs: words.split(/\n{2,}/),
  })
}
