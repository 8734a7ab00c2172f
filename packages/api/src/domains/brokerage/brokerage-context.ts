import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import type { InTurn } from '../../once/in-turn.ts'
import type { BankReference, Brokerage, BrokerageDocument } from '../../partners/brokerage/brokerage.ts'
import type { Questions } from '../questionnaire/answers.ts'

/** The bank account that a person has chosen for deposits and withdrawals. */
export type BankAccount = {
  readonly id: string
  readonly name: string
  readonly lastFour: string
  /** Whether the link to it still holds. */
  readonly isUsable: boolean
  readonly funding: BankReference['funding']
}

/** The primary one, or the one of that name. */
type BankAccountOf = (db: Queries, personId: string, id?: string) => Promise<BankAccount | undefined>

/** The terms that a person has agreed to, if they have agreed to all of them; otherwise undefined. */
type AgreementsOf = (db: Queries, personId: string) => Promise<{ readonly version: string; readonly at: Date } | undefined>

/** Asks a person for documents, in the transaction of the caller. Asked again for the same, it does nothing. */
export type RequestDocuments = (
  trx: Queries,
  asked: { readonly personId: string; readonly accountId: string; readonly documents: readonly BrokerageDocument[] },
) => Promise<void>

/** What a person has sent for an account, by what it was asked for. A card has two sides. */
export type SentFiles = (
  personId: string,
  accountId: string,
) => Promise<
  readonly {
    readonly requestId: string
    readonly document: BrokerageDocument
    readonly files: readonly { readonly mediaType: string; readonly bytes: Uint8Array }[]
  }[]
>

type Holder = { readonly personId: string; readonly accountId: string }

/** What is done with cash where we look after it ourselves. */
export type Investing = {
  /** What the funds in an account are worth now. */
  readonly worth: (db: Queries, holder: Holder) => Promise<number>
  /** Cash has come into an account. */
  readonly cashCame: (trx: Queries, came: Holder & { readonly orderId: string }) => Promise<void>
  /** Sells so much of the funds that this becomes cash. Whether there was enough. */
  readonly raise: (trx: Queries, order: Holder & { readonly orderId: string; readonly cents: number }) => Promise<boolean>
}

/** What other domains do for this one. */
export type BrokerageNeeds = {
  readonly bankAccountOf: BankAccountOf
  readonly agreementsOf: AgreementsOf
  readonly requestDocuments: RequestDocuments
  readonly sentFiles: SentFiles
  /** The partner has what was sent for a request. */
  readonly recordAccepted: (requestId: string) => Promise<void>
  readonly questions: () => Questions
  /** An account has opened: what waited for it may go on. */
  readonly accountOpened?: (trx: Queries, personId: string) => Promise<void>
  /** Missing where the partner itself holds what is invested. */
  readonly investing?: Investing
}

/** What this domain depends on. */
export type BrokerageContext = BrokerageNeeds & { readonly context: CoreContext; readonly brokerage: Brokerage; readonly inTurn: InTurn }
