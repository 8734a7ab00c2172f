import type { RolloverWay } from '@app/schemas/rules/accounts/rollover'
import type { WebhookSource } from '../webhooks/webhooks.ts'

/** Who is asked for, as the letter of authorization allows. The Social Security number is not sent. */
export type AskedFor = {
  readonly externalId: string
  readonly firstName: string
  readonly lastName: string
  readonly streetAddress: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly phoneNumber: string
  readonly dob: string
}

/** The state of a question about an account. */
export type AccountAnswer =
  | { readonly state: 'waiting' }
  | { readonly state: 'found'; readonly balanceCents: number | null }
  | { readonly state: 'nothing' }
  /** They tell the person only, on the phone. */
  | { readonly state: 'needs-call' }

/** The state of a request to move money. Moments are theirs. */
export type MoveAnswer =
  | { readonly state: 'waiting' }
  | { readonly state: 'accepted'; readonly at: Date }
  | { readonly state: 'sent'; readonly at: Date; readonly amountCents: number }
  | { readonly state: 'received'; readonly at: Date; readonly amountCents: number }
  | { readonly state: 'refused'; readonly at: Date; readonly why: 'form-missing' | 'spouse-consent' | 'still-employed' | 'other' }

type Question = { readonly ref: string; readonly recordKeeper: string | null; readonly employer: string; readonly person: AskedFor }
type Move = {
  readonly ref: string
  readonly recordKeeper: string | null
  readonly employer: string
  readonly way: RolloverWay
  readonly person: AskedFor
}

/**
 * The companies that keep the records of plans, through whoever asks them for us. They answer in days. `ref` names the question: asked
 * again it is the same one. 'away': they could not be reached, try later.
 */
export type RecordKeepers = {
  readonly ask: (question: Question) => Promise<'taken' | 'away'>
  readonly move: (move: Move) => Promise<'taken' | 'away'>
  readonly lookAtAccount: (ref: string) => Promise<AccountAnswer | 'away' | 'unknown'>
  readonly lookAtMove: (ref: string) => Promise<MoveAnswer | 'away' | 'unknown'>
  /** Says that something has changed about a ref: `body` is `{ ref }`. */
  readonly verify: WebhookSource['verify']
}
