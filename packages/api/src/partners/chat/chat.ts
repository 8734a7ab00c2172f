import type { OfferCategory } from '@app/schemas/rules/visitors/offer-categories'

export type ChatTurn = { readonly role: 'visitor' | 'assistant'; readonly text: string }

/** Answers the last of the turns, piece by piece. It stops when the signal says so, and throws a ChatProblem when it cannot answer. */
export type Chat = {
  readonly kind: 'sandbox' | 'anthropic'
  readonly answer: (turns: readonly ChatTurn[], category: OfferCategory, signal: AbortSignal) => AsyncIterable<string>
}

/** Why there is no answer, or no more of it. It never contains the messages. */
export class ChatProblem extends Error {
  override readonly name = 'ChatProblem'
  readonly code: string

  constructor(code: string) {
    super(`The chat partner did not answer (${code}).`)
    this.code = code
  }
}
