import type { BrandFile } from '@app/schemas/flow/brand'
import type { Ground } from '../../ground.ts'
import type { Failure } from '../../http/failure.ts'

type LoanRefused = Failure<
  | 'not_found'
  | 'already_done'
  | 'not_in_this_state'
  | 'not_eligible'
  | 'over_the_limit'
  | 'validation_failed'
  | 'price_changed'
  | 'terms_required'
  | 'idempotency_mismatch'
  | 'idempotency_in_progress'
>

/** Sends a text message with a link. Nothing is sent where no number is confirmed or no company sends texts. */
export type SendLink = (personId: string, words: string) => Promise<{ readonly sentTo: string } | Failure<'partner_refused' | 'partner_unavailable' | 'not_in_this_state'>>

/** What signing stands on. */
export type SigningGround = {
  readonly ground: Ground
  readonly brand: () => BrandFile
  readonly publicUrl: string
  /** Agrees to a loan that was asked for: who signs its note does. */
  readonly confirmLoan: (personId: string, key: string, loanId: string) => Promise<LoanRefused | object>
  readonly sendLink: SendLink
}
