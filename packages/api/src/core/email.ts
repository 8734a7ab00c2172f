/** An e-mail to one person, in words. Its layout is not decided here. */
export type Email = {
  /** What kind of e-mail it is, for lists and counts: `password-reset`. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string }
  readonly personId?: string
  /** Only in e-mails that people may do without. */
  readonly unsubscribeUrl?: string
}
