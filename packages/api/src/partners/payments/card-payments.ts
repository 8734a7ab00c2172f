import type { Words } from '@app/schemas/language'
import type { WebhookHeaders } from '../webhooks/webhooks.ts'
import type { Answered, PartnerPayment } from './partner-payment.ts'

/** A card that the company keeps. We know its name there, and what may be shown of it. */
export type SavedCard = {
  readonly id: string
  /** The customer, once it was saved for one. */
  readonly customerId: string | undefined
  readonly brand: string
  readonly lastFour: string
}

/** A card that the field of a sandbox knows, and what it does. */
export type TestCard = {
  readonly id: string
  readonly number: string
  readonly brand: string
  readonly lastFour: string
  readonly about: Words<string>
}

/** A card that is about to be saved for later. */
export type CardSetup = {
  readonly id: string
  readonly customerId: string | undefined
  readonly state: 'needs_method' | 'needs_action' | 'processing' | 'ready' | 'cancelled'
  readonly secret: string
  readonly methodId?: string
}

export type BeginPayment = {
  readonly customerId: string
  readonly amountCents: number
  /** Our own name of it. */
  readonly reference: string
  readonly about: string
  /** Charged at once with this; without one, the person pays in the company's own field. */
  readonly methodId?: string
  /** Whether the person is not there to confirm anything. */
  readonly isAlone: boolean
  readonly key: string
}

type ConfirmPayment = { readonly id: string; readonly methodId: string; readonly isAlone: boolean; readonly key: string }

/** What an event is about: everything else is asked for. */
export type CardEvent = { readonly id: string; readonly sentAt: Date; readonly body: { readonly paymentId?: string } }

/** Customers of the company, and the cards that it keeps of them. */
export type CardCalls = {
  readonly createCustomer: (given: { readonly personId: string; readonly key: string }) => Promise<Answered<{ readonly id: string }>>
  readonly findCard: (id: string) => Promise<Answered<SavedCard | undefined>>
  /** The newest first. */
  readonly listCards: (customerId: string) => Promise<Answered<readonly SavedCard[]>>
  /** Detaches it from its customer, so that it can no longer be charged. A detached card stays so. */
  readonly removeCard: (id: string) => Promise<Answered<undefined>>
  readonly createSetup: (given: { readonly customerId: string; readonly key: string }) => Promise<Answered<CardSetup>>
  readonly findSetup: (id: string) => Promise<Answered<CardSetup | undefined>>
}

/** What is paid with cards. */
export type PaymentCalls = {
  readonly begin: (payment: BeginPayment) => Promise<Answered<PartnerPayment>>
  /** Tries again, with this card. */
  readonly confirm: (payment: ConfirmPayment) => Promise<Answered<PartnerPayment>>
  readonly find: (id: string) => Promise<Answered<PartnerPayment | undefined>>
  readonly cancel: (id: string) => Promise<Answered<PartnerPayment>>
  readonly refund: (given: { readonly id: string; readonly amountCents: number; readonly key: string }) => Promise<Answered<PartnerPayment>>
}

/** The company that charges cards. Everything with a `key` is done once for that key. */
export type CardPayments = CardCalls &
  PaymentCalls & {
    /** Only of a sandbox: the cards to try. */
    readonly testCards?: readonly TestCard[]
    /** The event, when the company has signed it within five minutes. */
    readonly verify: (headers: WebhookHeaders, raw: string, now: Date) => Promise<CardEvent | undefined>
  }
