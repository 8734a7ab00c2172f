/** The score of a provider that a person named. */
export const knownProviderScore = 10

/** A provider is sent with the score 10, always: what it came with is overwritten. */
export function withScore<Provider extends object>(provider: Provider): Omit<Provider, 'score'> & { readonly score: number } {
  return { ...provider, score: knownProviderScore }
}
