type Verdict = 'passed' | 'refused' | 'unavailable'

/** Tells people from programs by the token that a page got. It never throws. */
export type BotCheck = {
  readonly kind: 'sandbox' | 'recaptcha'
  /** By which the page of the check names us; none in the sandbox. */
  readonly siteKey?: string
  readonly check: (token: string) => Promise<Verdict>
}
