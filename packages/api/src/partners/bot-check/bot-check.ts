type Verdict = 'passed' | 'refused' | 'unavailable'

/** Tells people from programs by the token that a page got. It never throws. */
export type BotCheck = {
  readonly kind: 'sandbox' | 'recaptcha'
  readonly check: (token: string) => Promise<Verdict>
}
