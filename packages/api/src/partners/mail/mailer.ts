/** An e-mail as it leaves the house. */
export type OutgoingEmail = {
  readonly id: string
  readonly fromName: string
  readonly replyTo: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly unsubscribeUrl?: string
}

/** Sends e-mails. When `send` returns, the e-mail is on its way; when it throws a MailProblem it is not. */
export type Mailer = {
  readonly kind: 'smtp' | 'outbox'
  readonly send: (email: OutgoingEmail) => Promise<void>
}

/** Why an e-mail was not accepted. It never contains the mail server’s answer: that repeats addresses. */
export class MailProblem extends Error {
  override readonly name = 'MailProblem'
  readonly code: string
  /** Whether this e-mail will never be taken, so that trying again is of no use. */
  readonly isFinal: boolean

  constructor(code: string, isFinal: boolean) {
    super(`The e-mail was ${isFinal ? 'refused' : 'not taken'} (${code}).`)
    this.code = code
    this.isFinal = isFinal
  }
}
