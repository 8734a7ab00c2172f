import type { Language } from '../../../client/language.ts'
import type { FoundAccount } from '../../../screens/data/accounts/found-accounts.ts'
import type { Provider } from '../../../screens/data/accounts/providers.ts'
import type { Rollover } from '../../../screens/data/accounts/rollovers.ts'
import type { Loan } from '../../../screens/data/loans/loans.ts'
import type { BankAccount } from '../../../screens/data/money/bank-account.ts'
import type { BrokerageAccount, BrokerageIssue } from '../../../screens/data/money/ira-accounts.ts'
import type { Membership } from '../../../screens/data/money/payments.ts'
import type { PerformanceTerms } from '../../../screens/data/money/prices.ts'
import type { Change } from '../../../screens/data/money/recharacterizations.ts'
import type { SavingsProgram } from '../../../screens/data/money/savings.ts'
import type { Schedule, Transfer } from '../../../screens/data/money/transfers.ts'
import type { DocumentRequest } from '../../../screens/data/papers/document-requests.ts'
import type { OwnDocument } from '../../../screens/data/papers/own-documents.ts'
import type { Unclaimed } from '../../../screens/data/search/unclaimed.ts'
import type { OwnLetter } from '../../settings/letter/own-letter.ts'
import type { Closing } from '../../settings/privacy/own-closing.ts'

/** What people come with, in the order in which it stands where nothing is more urgent. */
export const questions = [
  'move',
  'moved',
  'taken',
  'loan',
  'unpaid',
  'papers',
  'refused',
  'forms',
  'cost',
  'leave',
  'states',
  'details',
  'readers',
  'close',
] as const
export type Question = (typeof questions)[number]

/** How near a question is to a person, the nearest first: it waits for them, it runs, they have something of it, everybody does, it can’t be theirs. */
export const fits = ['now', 'under-way', 'own', 'everyone', 'not-theirs'] as const
type Fit = (typeof fits)[number]

/** A question with its answer from the person’s own state, and where it is acted on. */
export type Answer = {
  readonly question: Question
  readonly fit: Fit
  readonly lines: readonly string[]
  readonly to: string
  readonly link: string
}

/** An answer before its link has its words. */
export type Answering = Omit<Answer, 'link'>

/** What is known of a person. What is on its way, or can’t be had, is undefined: its questions are answered in general. */
export type Known = {
  readonly email: string
  readonly moves: readonly Rollover[] | undefined
  readonly found: readonly FoundAccount[] | undefined
  readonly providers: readonly Provider[] | undefined
  readonly accounts: readonly BrokerageAccount[] | undefined
  readonly issues: readonly BrokerageIssue[] | undefined
  readonly loans: readonly Loan[] | undefined
  readonly program: SavingsProgram | undefined
  readonly schedules: readonly Schedule[] | undefined
  readonly transfers: readonly Transfer[] | undefined
  /** Deposits that go to the other kind of IRA. */
  readonly changes: readonly Change[] | undefined
  readonly bank: BankAccount | undefined
  /** With the titles of their plans in the language of the page. */
  readonly memberships: readonly Membership[] | undefined
  readonly share: PerformanceTerms | undefined
  readonly asked: readonly DocumentRequest[] | undefined
  readonly documents: readonly OwnDocument[] | undefined
  readonly letter: OwnLetter | undefined
  readonly closing: Closing | undefined
  readonly states: Unclaimed | undefined
}

/** In which language it is said, and when. */
export type Spoken = { readonly spoken: Language; readonly now: Date }
