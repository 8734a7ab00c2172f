import type { OpenableAccount } from '@app/schemas/api/people/paper-names'
import type { BrandFile } from '@app/schemas/flow/brand'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { Failure } from '../../failure/failure.ts'
import type { confirmLoan } from '../loans/confirm.ts'
import type { Questions } from '../questionnaire/answers.ts'

/** What signing depends on. */
export type SigningContext = {
  readonly context: Context
  readonly brand: () => BrandFile
  readonly questions: () => Questions
  readonly publicUrl: string
  /** Agrees to a loan that was asked for: who signs its note does. */
  readonly confirmLoan: (personId: string, key: string, loanId: string, bySpouse: boolean) => ReturnType<typeof confirmLoan>
  /** Asks for an account whose papers are signed, unless it exists. People who may not have one learn where they can ask for it. */
  readonly openAccount: (trx: Queries, opening: Opening) => Promise<void>
  /** The number that a link can be texted to, with most of it hidden; undefined without one. */
  readonly phoneToText: (personId: string) => Promise<string | null>
  readonly textLink: TextLink
}

type Opening = { readonly personId: string; readonly accountType: OpenableAccount; readonly address: string }

/** Texts a link to the confirmed number of a person, and says which it was. */
type TextLink = (
  personId: string,
  address: string,
  minutes: number,
) => Promise<string | Failure<'partner_refused' | 'partner_unavailable' | 'not_in_this_state'>>
