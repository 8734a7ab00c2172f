import type { Language } from '@app/schemas/language'
import type { WebhookSource } from '../webhooks/webhooks.ts'

/** `refused`: no text message can reach that number. `unavailable`: nobody knows whether one was sent. */
type NotSent = { readonly ok: false; readonly why: 'refused' | 'unavailable' }

/** `gone`: the code is too old, was used, or was tried too often. */
export type CodeCheck = 'right' | 'wrong' | 'gone'

/** Sends codes to telephones. It makes them and compares them itself: we never see a code. */
export type SmsPartner = {
  readonly kind: 'sandbox' | 'twilio'
  /** To ten digits, with words in that language. A code that was sent before no longer counts. */
  readonly sendCode: (phone: string, language: Language) => Promise<NotSent | { readonly ok: true; readonly sendId: string }>
  /** A text message in words of ours. */
  readonly sendText: (phone: string, words: string) => Promise<NotSent | { readonly ok: true }>
  /** Replies to texts, as the company signs them. */
  readonly verify: WebhookSource['verify']
  readonly checkCode: (sendId: string, code: string) => Promise<NotSent | { readonly ok: true; readonly is: CodeCheck }>
}
