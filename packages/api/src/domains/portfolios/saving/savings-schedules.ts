import type { SavingFrequency } from '@app/schemas/rules/investing/savings-program'
import type { Queries } from '../../../db/database.ts'
import type { Failure } from '../../../failure/failure.ts'

/** An account was opened or a bank was linked: a plan that waits for it may start. */
export const maySaveJob = 'savings-may-start'

export type Missing = 'brokerage_account' | 'bank_account'

export type SavingsDeposits = {
  readonly programId: string
  readonly personId: string
  readonly amountCents: number
  readonly frequency: SavingFrequency
  /** YYYY-MM-DD, from which they are counted. Where the bank is closed on it, the first is on its next day. */
  readonly firstDate: string
  readonly at: Date
  /** Its first deposit is one for the year before. */
  readonly isFirstForLastYear: boolean
  /** The person is not there now: they have agreed to it before. */
  readonly isAgreedBefore?: true
}

/** What moves the money of a plan of regular saving, in the transaction of the caller. */
export type SavingsSchedules = {
  /** What is not there yet and has to be before money can move. */
  readonly missing: (db: Queries, personId: string) => Promise<readonly Missing[]>
  readonly start: (trx: Queries, deposits: SavingsDeposits) => Promise<string | Failure<'over_the_limit' | 'not_eligible'>>
  /** No further deposit is taken. What is under way arrives. */
  readonly stop: (trx: Queries, personId: string, scheduleId: string, at: Date) => Promise<void>
}
