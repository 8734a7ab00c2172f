/** A letter to one person, in words. How it looks is not its business. */
export type Letter = {
  /** What kind of letter it is, for lists and counts: `password-reset`. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string }
  readonly personId?: string
  /** Only in letters that people may do without. */
  readonly unsubscribeUrl?: string
}
