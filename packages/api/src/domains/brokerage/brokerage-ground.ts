import type { Queries } from '../../db/database.ts'
import type { Ground } from '../../ground.ts'
import type { BankReference, Brokerage, BrokerageDocument } from '../../partners/brokerage/brokerage.ts'
import type { Questions } from '../questionnaire/answers.ts'
import type { InTurn } from './in-turn.ts'

/** The bank account that somebody has chosen for deposits and withdrawals. */
export type BankAccount = {
  readonly id: string
  readonly name: string
  readonly lastFour: string
  /** Whether the link to it still holds. */
  readonly isUsable: boolean
  readonly funding: BankReference['funding']
}

/** The primary one, or the one of that name. */
export type BankAccountOf = (db: Queries, personId: string, id?: string) => Promise<BankAccount | undefined>

/** The terms that somebody has agreed to, all of them; nothing when they have not. */
export type AgreementsOf = (db: Queries, personId: string) => Promise<{ readonly version: string; readonly at: Date } | undefined>

/** Asks a person for documents, in the transaction of the caller. Asked again for the same, it does nothing. */
export type RequestDocuments = (
  trx: Queries,
  asked: { readonly personId: string; readonly accountId: string; readonly documents: readonly BrokerageDocument[] },
) => Promise<void>

/** What other domains do for this one. */
export type BrokerageNeeds = {
  readonly bankAccountOf: BankAccountOf
  readonly agreementsOf: AgreementsOf
  readonly requestDocuments: RequestDocuments
  readonly questions: () => Questions
}

/** What this domain stands on. */
export type BrokerageGround = BrokerageNeeds & { readonly ground: Ground; readonly brokerage: Brokerage; readonly inTurn: InTurn }
