import type { RolloverWay, TaxKind } from '@app/schemas/rules/accounts/rollover'
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

/** A check or wire that was sent. `name` is theirs, and stays the same. */
export type Payment = {
  readonly name: string
  readonly taxKind: TaxKind
  readonly way: 'check' | 'wire'
  readonly amountCents: number
  readonly at: Date
}

/** The state of a request to move money. Moments are theirs. What has been sent has not arrived yet: only those who receive it know that. */
export type MoveAnswer =
  | { readonly state: 'waiting' }
  | { readonly state: 'accepted'; readonly at: Date }
  | { readonly state: 'sent'; readonly at: Date; readonly payments: readonly Payment[]; readonly isAll: boolean }
  | { readonly state: 'cancelled'; readonly at: Date }
  | { readonly state: 'refused'; readonly at: Date; readonly why: 'form-missing' | 'spouse-consent' | 'still-employed' | 'other' }

type Question = { readonly ref: string; readonly recordKeeper: string | null; readonly employer: string; readonly person: AskedFor }
/** The account that one kind of money goes to. */
type Receiver = {
  readonly taxKind: TaxKind
  readonly institution: string
  /** The company that runs the plan of an employer, where it is known. */
  readonly recordKeeper: string | null
  /** Null: a plan that gives people none. */
  readonly accountNumber: string | null
  /** What stands on a check: “for the benefit of” the person. */
  readonly payableTo: string
  /** Where a check is mailed. */
  readonly checkAddress: string
}

/** The form under which the person asks for it, signed. */
type SignedForm = { readonly signedAt: Date; readonly pdf: Uint8Array }

export type Move = {
  readonly ref: string
  readonly recordKeeper: string | null
  readonly employer: string
  readonly way: RolloverWay
  readonly person: AskedFor
  readonly receivers: readonly Receiver[]
  readonly form: SignedForm
}

/**
 * The companies that keep the records of plans, through whoever asks them for us. They answer in days. `ref` names the question: asked
 * again it is the same one. 'away': they could not be reached, try later.
 */
export type RecordKeepers = {
  readonly ask: (question: Question) => Promise<'taken' | 'away'>
  /** 'by-hand': no machine reaches this record keeper, so people have to ask it. */
  readonly move: (move: Move) => Promise<'taken' | 'away' | 'by-hand'>
  /** Stops a request. What was sent cannot be stopped. */
  readonly cancelMove: (ref: string) => Promise<'cancelled' | 'too-late' | 'away'>
  readonly findAnswer: (ref: string) => Promise<AccountAnswer | 'away' | 'unknown'>
  readonly findMove: (ref: string) => Promise<MoveAnswer | 'away' | 'unknown'>
  /** Says that something has changed about a ref: `body` is `{ ref }`. */
  readonly verify: WebhookSource['verify']
}
