/** What may be shown of a card. */
type Card = { readonly brand: string; readonly lastFour: string }

/** The payment company knows cards; we know the tokens that it gives for them. */
export type CardTokens = {
  /** The card that a token stands for; undefined when the company issued no such token. */
  readonly describe: (token: string) => Promise<Card | undefined>
}
