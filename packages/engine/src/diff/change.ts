/** One thing that a change of a mode does, in a sentence. */
export type Change = { readonly kind: string; readonly sentence: string }
