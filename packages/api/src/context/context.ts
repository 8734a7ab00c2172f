import type { NamedFile } from '@app/schemas/api/contract'
import type { GoalName } from '@app/schemas/flow/offers'
import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { SettledAs, TaskKind } from '@app/schemas/rules/desk/task-kinds'
import type { ClosingObstacle } from '@app/schemas/rules/people/closing'
import type { AliasableExpression, Expression } from 'kysely'
import type { CoreContext } from '../core/core-context.ts'
import type { Queries } from '../db/database.ts'
import type { FactColumns } from '../facts/facts-of.ts'
import type { Failure } from '../failure/failure.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import type { Sender } from '../http/call/handlers.ts'
import type { InTurn } from '../once/in-turn.ts'
import type { PartnerBeneficiary } from '../partners/brokerage/brokerage.ts'
import type { Partners } from '../partners/open-partners.ts'
import type { KeyRing } from '../security/key-ring.ts'
import type { Settings } from '../settings/service-settings.ts'
import type { Lifetime } from './lifetime.ts'
import type { Task, TaskPart, Unsettled } from './task.ts'

/** What every domain works with: handlers, jobs and webhooks get this and nothing else. */
export type Context = CoreContext & {
  /** The connection for what listens to the database. */
  readonly databaseUrl: string
  readonly isDatabaseUp: () => Promise<boolean>
  readonly flows: LiveCatalogue
  /** Every partner, or the sandboxes that stand in for them. */
  readonly partners: Partners
  readonly settings: Settings
  /** What all domains together know of a person. */
  readonly facts: FactColumns
  /** What a domain asks of the domains above it. */
  readonly hooks: Hooks
  /** What is asked of the same person at once is done one after the other. */
  readonly inTurn: InTurn
  readonly lifetime: Lifetime
  readonly metrics: { readonly text: () => Promise<string> }
  readonly log: (line: string) => void
}

/** Who a customer is, as plans know them. */
export type CustomerIdentity = {
  readonly ssn: string | undefined
  readonly dob: string
  readonly phone: string
  readonly address: string
}

/** What became of money that was to come to an account at the brokerage. */
export type MovedTransfer = {
  readonly id: string
  readonly personId: string
  readonly accountId: string
  readonly isRollover: boolean
  /** Whether it is a check or wire that was announced, and no deposit from a bank. */
  readonly isExpected: boolean
  readonly amountCents: number
  readonly outcome: 'arrived' | 'returned' | 'refused'
  readonly at: Date | null
  readonly reason: string | null
}

/** A transfer of a loan: out when it is paid out, in when it is paid back. */
export type LoanMoneyMoved = {
  readonly loanId: string
  readonly transferId: string
  readonly direction: 'IN' | 'OUT'
  readonly state: 'WAITING' | 'SENT' | 'SETTLED' | 'AVAILABLE' | 'RETURNED' | 'REFUSED' | 'TAKEN_BACK'
  readonly reason: string | null
  readonly bankId: string | null
  readonly at: Date
}

/** What becomes of a person who leaves, with every domain. */
export type Leaving = {
  /** What has to be settled first. */
  readonly obstacles: (context: Context, db: Queries, personId: string) => Promise<readonly ClosingObstacle[]>
  /** Ends what would go on by itself. Done twice, the second time changes nothing. */
  readonly stop: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** They stay after all. */
  readonly keep: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** Whether something is still to be done with what will be forgotten. */
  readonly isAwaited: (db: Queries, personId: string) => Promise<boolean>
  /** Removes what is not kept, in the transaction in which the account is closed. */
  readonly forget: (context: Context, trx: Queries, personId: string) => Promise<void>
}

/** The number that is stored of a person, and the one that is confirmed: mostly the same. */
export type KnownPhone = { readonly number: string; readonly confirmed: string | undefined }

/** What a colleague does for a customer, and why. */
export type DeskAct = { readonly by: string; readonly personId: string; readonly reason: string }

type Holder = { readonly personId: string; readonly accountId: string }

/**
 * What a domain asks of those above it, which it may not import. Each is brought by exactly one domain, in its `domain.ts`; those who
 * bring it import the domain that asks, and never the other way round.
 */
export type Hooks = {
  /** desk: what a colleague sees of a task, and what its outcome does; each kind is brought by the domain it belongs to. */
  readonly tasks: TaskHandlers
  /** closing: what every domain does about a person who leaves. */
  readonly leaving: Leaving
  /** exports: a row of any table as it reads once its sealed values are open. */
  readonly openRow: (keys: KeyRing, table: string, row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** documents: withdraws the signature under the letter of authorization; returns when it was given, or undefined without one. */
  readonly withdrawSignature: (trx: Queries, personId: string, now: Date) => Promise<Date | undefined>
  /** found-accounts: whether a state holds retirement money of theirs, to be asked with others. */
  readonly findRetirementMoney: (db: Queries, personId: string) => Expression<boolean>
  /** found-accounts: whether accounts that were named by hand were asked to be moved, to be asked with others. */
  readonly findWished: (db: Queries, personId: string) => AliasableExpression<{ readonly found: unknown }>
  /** brokerage: who gets the accounts of a person when they die, as an application for one says it. */
  readonly beneficiariesToApplyWith: (context: Context, personId: string) => Promise<readonly PartnerBeneficiary[]>
  /** auth: a visitor has signed in or registered; what was theirs stays theirs, in the same transaction. */
  readonly signedIn: (context: Context, trx: Queries, personId: string, sender: Sender) => Promise<void>
  /** desk: what is known of who a customer is, in full. The look is audited by the caller. */
  readonly identityFor: (context: Context, personId: string) => Promise<CustomerIdentity | undefined>
  /** desk: the papers of a customer. */
  readonly papersFor: (context: Context, personId: string) => Promise<readonly { readonly pk: string; readonly title: string }[]>
  /** desk: what a customer agreed to pay, in the words that they saw. */
  readonly paymentConsentsOf: (db: Queries, personId: string) => Promise<readonly { readonly label: string; readonly value: string }[]>
  /** desk: a paper of a customer, when it has a file. */
  readonly paperFor: (context: Context, personId: string, id: string) => Promise<NamedFile | undefined>
  /** auth: a colleague has another role, or none any more; what they had to do and no longer may is anybody’s again. */
  readonly colleagueChanged: (context: Context, trx: Queries, personId: string, role: StaffRole | undefined) => Promise<void>
  /** auth: a session has shown a second factor; whoever says that all of them are lost is stopped. */
  readonly factorShown: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** brokerage: an account has opened; what waited for it may go on. */
  readonly accountOpened: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** financial-accounts: a bank is linked; what waited for it may go on. */
  readonly bankLinked: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** brokerage: an account has opened; its statements and tax forms begin. */
  readonly papersBegin: (context: Context, trx: Queries, holder: Holder) => Promise<void>
  /** brokerage, portfolios: money or funds of a person have moved for good; it is confirmed on paper on the next day. */
  readonly accountMoved: (context: Pick<CoreContext, 'jobs'>, trx: Queries, moved: { personId: string; at: Date }) => Promise<void>
  /** brokerage: what the funds in an account are worth now. */
  readonly fundsWorth: (context: Context, db: Queries, holder: Holder) => Promise<number>
  /** brokerage: the same of the funds that were in it just before a moment, at the prices of its day. */
  readonly fundsWorthBefore: (context: Context, db: Queries, holder: Holder, moment: Date) => Promise<number>
  /** brokerage: cash has come into an account. */
  readonly cashCame: (context: Context, trx: Queries, came: Holder & { readonly orderId: string }) => Promise<void>
  /** brokerage: who sends the check or wire that a transfer stands for. */
  readonly payerOf: (context: Context, db: Queries, transferId: string) => Promise<string>
  /** brokerage: money of an old plan has come, or has not. Returns whether the person gets an e-mail about it from there. */
  readonly rolloverMoved: (context: Context, trx: Queries, moved: MovedTransfer) => Promise<boolean>
  /** found-accounts: the open request to move each of these accounts, by the account. */
  readonly requestsOf: (db: Queries, personId: string) => Promise<ReadonlyMap<string, string>>
  /** found-accounts: the accounts that cannot be moved because the person still works there, to be asked with others. */
  readonly findStillEmployed: (db: Queries, personId: string) => AliasableExpression<{ readonly found: unknown }>
  /** found-accounts: a record keeper reports about a name. Returns whether it names a request to move money. */
  readonly hearOfMove: (context: Context, ref: string) => Promise<boolean>
  /** brokerage: sells so much of the funds that this becomes cash. Returns whether there was enough. */
  readonly raiseCash: (
    context: Context,
    trx: Queries,
    order: Holder & { readonly orderId: string; readonly cents: number },
  ) => Promise<boolean>
  /** brokerage: money of a loan has arrived, come back or was not taken. */
  readonly loanMoneyMoved: (context: Context, trx: Queries, moved: LoanMoneyMoved) => Promise<void>
  /** brokerage: how much has to stay in an account because loans stand on it. */
  readonly heldByLoans: (db: Queries, accountId: string) => Promise<number>
  /** statements: whether a tax form about a loan of the person is still to be filed. */
  readonly isLoanFormDue: (db: Queries, personId: string) => Promise<boolean>
  /** loans: when the papers of a kind of account were signed last, to be asked with others. */
  readonly findAccountSigned: (
    db: Queries,
    personId: string,
    type: 'TRADITIONAL_IRA' | 'ROTH_IRA' | 'INDIVIDUAL_401K',
  ) => AliasableExpression<{ readonly found: unknown }>
  /** documents: whether the papers of a kind of account are signed. */
  readonly isAccountSigned: (
    context: Context,
    personId: string,
    type: 'TRADITIONAL_IRA' | 'ROTH_IRA' | 'INDIVIDUAL_401K',
  ) => Promise<boolean>
  /** documents: whether an account number is one of the person's at the brokerage. */
  readonly ownsAccount: (context: Context, personId: string, accountNumber: string) => Promise<boolean>
  /** documents: how each of a person's accounts at the brokerage ends, as people know it, by our number of it. */
  readonly accountEndings: (db: Queries, personId: string) => Promise<ReadonlyMap<string, string>>
  /** personal-information: more is known of a person, so more may be found of theirs before they get their answer. */
  readonly lookAtOnce: (context: Context, personId: string) => Promise<void>
  /** found-accounts: a search has ended; what else is looked through, in the same transaction. */
  readonly searchEnded: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** found-accounts, brokerage, journeys: what people have paid for may have become impossible; `refused` is so for good. */
  readonly goalsMayBeRuledOut: (context: Context, trx: Queries, personId: string, refused?: readonly GoalName[]) => Promise<void>
  /** known-providers: the record keepers at which a search has found accounts; undefined before a search has ended. */
  readonly foundKeepers: (context: Context, db: Queries, personId: string) => Promise<readonly string[] | undefined>
  /** employers: what was found of the plans of a person's jobs, by the job. */
  readonly foundBalances: (db: Queries, personId: string) => Promise<ReadonlyMap<string, number | 'none'>>
  /** consents: the person files claims with states themselves after all; nobody here does any more. */
  readonly claimHelpRefused: (context: Context, trx: Queries, personId: string) => Promise<void>
  /** calls: whether the person has reported since then how a call about moving money went. */
  readonly isCallReported: (db: Queries, personId: string, since: Date) => Promise<boolean>
  /** calls: the number that a person has confirmed, by a code or on a call. */
  readonly phoneOf: (context: Context, personId: string) => Promise<string | undefined>
  /** desk: the number that is stored of a customer. */
  readonly knownPhoneOf: (context: Context, db: Queries, personId: string) => Promise<KnownPhone | undefined>
  /** desk: confirms that number, if it ends so; a colleague has reached the customer at it. */
  readonly confirmPhoneOnCall: (
    context: Context,
    trx: Queries,
    act: DeskAct,
    ending: string,
  ) => Promise<Failure<'not_in_this_state'> | undefined>
  /** desk: whether a customer may be called, by their latest answer. */
  readonly callConsentOf: (db: Queries, personId: string) => Promise<{ readonly may_call: boolean; readonly said_at: string } | null>
  /** desk: a customer has said on the phone that they don’t want to be called. */
  readonly withdrawCallConsent: (context: Context, trx: Queries, act: DeskAct) => Promise<void>
  /** calls: the number in a person's details, which their pages say is called. */
  readonly givenPhoneOf: (context: Pick<Context, 'db' | 'keys'>, personId: string) => Promise<string | undefined>
}

/** Why a paper could not be added. */
type Unadded = Failure<'file_refused' | 'overloaded' | 'not_in_this_state'>

/** How a domain works with the tasks of one kind. */
type TaskHandler<K extends TaskKind> = {
  readonly show: (context: Context, db: Queries, task: Task) => Promise<readonly TaskPart[]>
  /** Does what the outcome says: moves the customer's state and posts the e-mail, in the transaction that closes the task. */
  readonly settle: (context: Context, trx: Queries, task: Task, settled: SettledAs<K>) => Promise<Unsettled | undefined>
  /** What the customer hears when its time is over, in the transaction in which it is escalated. Without it, nothing. */
  readonly late?: (context: Context, trx: Queries, task: Task) => Promise<void>
  /** Takes a paper that a colleague adds to the task, for the kinds that say so. */
  readonly addPaper?: (context: Context, task: Task, file: NamedFile) => Promise<Unadded | undefined>
}

export type TaskHandlers = { readonly [K in TaskKind]: TaskHandler<K> }
