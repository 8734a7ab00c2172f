import type { Language } from '@app/schemas/language'
import type { WebhookSource } from '../webhooks/webhooks.ts'

/** What is to be linked: a bank account by signing in, one by its numbers and a small deposit, or retirement and other investments. */
export type LinkKind = 'bank' | 'micro-deposits' | 'investments'

/** What opens the window of the linking company. */
type LinkToken = { readonly linkToken: string; readonly expiresAt: Date; readonly requestId: string }

/** Whether an account is known to be the person's: by signing in, or by a small deposit that they have to tell us of. */
export type Verification = 'not_needed' | 'pending' | 'verified' | 'failed' | 'expired'

export type LinkedAccount = {
  readonly accountId: string
  readonly name: string
  readonly type: string
  readonly subtype: string
  readonly lastFour: string | null
  readonly balanceCents: number | null
  readonly availableCents: number | null
  /** What would be theirs if they left today. */
  readonly vestedCents: number | null
  readonly accountNumber: string | null
  readonly routingNumber: string | null
  readonly verification: Verification
}

/**
 * Why something did not happen. `refused`: and never will. `login-required`: the person has to sign in there again. `unavailable`:
 * nobody knows; it may be asked again.
 */
export type NotDone = { readonly ok: false; readonly why: 'refused' | 'login-required' | 'unavailable' }

type Done<T> = ({ readonly ok: true } & T) | NotDone

export type Deposits = { readonly verification: Verification; readonly triesLeft: number | null; readonly expiresAt: Date | null }

/** The company that people sign in to their bank or plan through. */
export type LinkingPartner = {
  readonly kind: 'sandbox' | 'plaid'
  /** With an access token the window mends that link, or asks for the small deposit. */
  readonly createLinkToken: (asked: {
    readonly kind: LinkKind
    readonly personId: string
    /** What its window speaks. */
    readonly language: Language
    readonly accessToken?: string
  }) => Promise<Done<{ readonly token: LinkToken }>>
  /** Once: a public token that was exchanged is refused. */
  readonly exchange: (publicToken: string) => Promise<Done<{ readonly accessToken: string; readonly itemId: string }>>
  readonly accounts: (
    accessToken: string,
    kind: Exclude<LinkKind, 'micro-deposits'>,
  ) => Promise<Done<{ readonly accounts: readonly LinkedAccount[] }>>
  /** The state of the small deposit after the person has entered its code in the window; `publicToken` is the window’s result. */
  readonly verifyDeposits: (asked: {
    readonly accessToken: string
    readonly accountId: string
    readonly publicToken: string
  }) => Promise<Done<{ readonly deposits: Deposits }>>
  /** Also true when there was nothing any more. */
  readonly remove: (accessToken: string) => Promise<Done<object>>
  readonly verifyWebhook: WebhookSource['verify']
}

export const unavailable: NotDone = { ok: false, why: 'unavailable' }
export const refused: NotDone = { ok: false, why: 'refused' }
