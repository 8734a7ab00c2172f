/** How the balance of an account that is held elsewhere is known, the surest first. */
export const balanceBases = ['record-keeper', 'linked', 'you', 'estimate'] as const

export type BalanceBasis = (typeof balanceBases)[number]

/** Of several figures for the same money, those that are known best: what a record keeper has reported outranks what the person remembers. */
export function knownBest<Figure extends { readonly basis: BalanceBasis }>(figures: readonly Figure[]): readonly Figure[] {
  const best = balanceBases.find((basis) => figures.some((figure) => figure.basis === basis))
  return figures.filter(({ basis }) => basis === best)
}
