import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { BrokerageDocument } from '../../partners/brokerage/brokerage.ts'
import type { AccountState } from './account-store.ts'
import type { TransferState } from './transfers/transfer-store.ts'

export const accountNames: Readonly<Record<BrokerageAccountType, string>> = {
  TRADITIONAL_IRA: 'Traditional IRA',
  ROTH_IRA: 'Roth IRA',
  INDIVIDUAL_401K: 'Individual 401(k)',
}

export const accountStateWords: Readonly<Record<AccountState, string>> = {
  WAITING: 'Your application is saved. The brokerage has not answered yet; we keep trying.',
  SUBMITTED: 'Your application is with the brokerage.',
  ACTION_REQUIRED: 'The brokerage needs something from you.',
  APPROVAL_PENDING: 'People at the brokerage look at your application. You need not do anything.',
  APPROVED: 'Your application is approved. The account opens within a bank day.',
  ACTIVE: 'Your account is open.',
  REJECTED: 'The brokerage did not accept the application.',
  CLOSED: 'The account is closed.',
}

export const documentNames: ReadonlyMap<string, string> = new Map<BrokerageDocument, string>([
  ['photo-id', 'a photo of your driving licence, state ID or passport'],
  ['address-statement', 'a statement or bill that shows your name and address'],
  ['tax-card', 'your Social Security card'],
  ['selfie', 'a photo of your face'],
])

const depositWords: Readonly<Record<TransferState, string>> = {
  WAITING: 'Saved. We send it to the brokerage as soon as we reach it.',
  SENT: 'On its way from your bank.',
  SETTLED: 'It has arrived. Until it cannot come back any more, it is not paid out.',
  AVAILABLE: 'It has arrived.',
  RETURNED: 'Your bank sent it back.',
  REFUSED: 'It was not taken. Nothing was moved.',
}

const withdrawalWords: Readonly<Record<TransferState, string>> = {
  WAITING: 'Saved. We send it to the brokerage as soon as we reach it.',
  SENT: 'On its way to your bank.',
  SETTLED: 'It was paid to your bank.',
  AVAILABLE: 'It was paid to your bank.',
  RETURNED: 'Your bank sent it back. The money is in your account again.',
  REFUSED: 'It was not paid out. The money is in your account.',
}

/** A check or wire that an old plan sends. */
export const paymentStateWords: Readonly<Record<TransferState, string>> = {
  WAITING: 'Your old plan says it has sent this. We announce it to the brokerage as soon as we reach it.',
  SENT: 'On its way from your old plan.',
  SETTLED: 'It has arrived. For a few days it can still be returned, so it isn’t paid out or invested yet.',
  AVAILABLE: 'It has arrived.',
  RETURNED: 'It was returned to the sender.',
  REFUSED: 'The brokerage did not take it.',
}

export function transferStateWords(direction: 'IN' | 'OUT', state: TransferState): string {
  return (direction === 'IN' ? depositWords : withdrawalWords)[state]
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['document-unreadable', 'The brokerage could not read it. Send a sharp picture of the whole paper.'],
  ['R01', 'There was not enough money in your bank account.'],
  ['R02', 'Your bank account is closed.'],
  ['R03', 'Your bank does not find the account.'],
  ['R04', 'The number of your bank account is not right.'],
  ['R08', 'You stopped the payment at your bank.'],
  ['R09', 'The money in your bank account was not yet yours to use.'],
  ['R10', 'Your bank was told that you did not allow this debit.'],
  ['R29', 'Your bank was told that you did not allow this debit.'],
  ['not-enough-money', 'There was not enough money in the account at the brokerage.'],
  ['bank-link-broken', 'The bank account is no longer linked.'],
  ['account-type-not-offered', 'Our brokerage partner does not offer this type of account.'],
  ['rollover-not-offered', 'Our brokerage partner does not take rollovers in this way.'],
  ['loan-not-offered', 'Our brokerage partner does not pay out loans.'],
  ['account-not-open', 'The account is not open.'],
])

/** A code of the partner, in words. */
export function reasonWords(reason: string | null): string | null {
  return reason === null ? null : (reasons.get(reason) ?? 'The brokerage gave no reason that we can pass on. Please ask us.')
}

const skips: ReadonlyMap<string, string> = new Map([
  ['missed', 'We could not work on this day. It was not made up for.'],
  ['year-unknown', 'The limit for this tax year is not known yet. Nothing was taken.'],
  ['limit', 'It would have gone over the limit of the tax year. Nothing was taken.'],
  ['no-bank', 'No bank account was linked. Nothing was taken.'],
  ['account-not-open', 'The account was not open. Nothing was taken.'],
  ['person-unknown', 'Your personal information was not complete. Nothing was taken.'],
])

/** Why a day of a schedule brought no deposit. */
export function skipWords(reason: string | null): string {
  return skips.get(reason ?? '') ?? 'Nothing was taken.'
}
