/** A person's answer to a question: in the clear, or sealed when it identifies them. */
export type StoredAnswer = string | number | boolean | readonly string[] | SealedAnswer

/** `unchecked`: sent while its question did not apply, and not checked against what the question accepts. */
type SealedAnswer = { readonly sealed: string; readonly unchecked?: true }

/** The last change of an answer: the version it made, the key of its request, and when; the oldest do not say when. */
export type Change = { readonly at: number; readonly by: string; readonly on?: string }

/** Where a visitor came from: the page without anything personal, and the names it was advertised under. */
export type Campaign = {
  readonly page: string
  readonly campaign?: string
  readonly source?: string
  readonly medium?: string
  readonly content?: string
  readonly partner?: string
  readonly flowMode?: string
}

/** A position in a brokerage account, as the partner last reported it. */
export type StoredPosition = { readonly symbol: string; readonly units: string; readonly valueCents: number }
