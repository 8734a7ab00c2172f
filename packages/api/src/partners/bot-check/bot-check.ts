type Verdict = 'passed' | 'refused' | 'unavailable'

/** Distinguishes people from programs by the token of a page. It never throws. */
export type BotCheck = {
  readonly kind: 'sandbox' | 'recaptcha'
  /** By which the page of the check names us; none in the sandbox. */
  readonly siteKey?: string
  readonly check: (token: string) => Promise<Verdict>
}
