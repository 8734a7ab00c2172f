/** A letter as it leaves the house. */
export type OutgoingLetter = {
  readonly id: string
  readonly fromName: string
  readonly replyTo: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly unsubscribeUrl?: string
}

/** Takes letters to people. When `send` has come back the letter is on its way; when it throws a MailProblem it is not. */
export type Mailer = {
  readonly kind: 'smtp' | 'outbox'
  readonly send: (letter: OutgoingLetter) => Promise<void>
}

/** Why a letter was not taken. It never holds what a mail server said: that repeats addresses. */
export class MailProblem extends Error {
  override readonly name = 'MailProblem'
  readonly code: string
  /** Whether this letter will never be taken, so that trying again is of no use. */
  readonly isFinal: boolean

  constructor(code: string, isFinal: boolean) {
    super(`The letter was ${isFinal ? 'refused' : 'not taken'} (${code}).`)
    this.code = code
    this.isFinal = isFinal
  }
}
