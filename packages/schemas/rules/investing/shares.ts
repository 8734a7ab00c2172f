/** What is held of one fund: millionths of a share, and what they cost. */
export type Holding = { readonly microShares: number; readonly costCents: number }

export const noShares: Holding = { microShares: 0, costCents: 0 }

/** Below this price a millionth of a share is worth less than a cent, so that every value in whole cents can be held. */
export const priceLimitCents = 1_000_000
const microPerShare = 1_000_000n
const millionth = Number(microPerShare)

/** What millionths of a share are worth, in whole cents. */
export function valueCents({ microShares }: Pick<Holding, 'microShares'>, priceCents: number): number {
  const micro = microShares * priceCents
  // Nearly always: what an exact number can't hold is worth 90 million dollars.
  if (Number.isSafeInteger(micro)) return (micro - (micro % millionth)) / millionth
  return Number((BigInt(microShares) * BigInt(priceCents)) / microPerShare)
}

/** Buys for an amount: what is held is worth exactly so much more afterwards, at the same price. */
export function buyShares(held: Holding, cents: number, priceCents: number): Holding {
  const microShares = leastWorth(valueCents(held, priceCents) + cents, priceCents)
  return { microShares, costCents: held.costCents + cents }
}

/** Sells for an amount. What was paid for what goes is its part of all that was paid; with the last cent of value, all goes. */
export function sellShares(held: Holding, cents: number, priceCents: number): Holding & { readonly soldCostCents: number } {
  const worth = valueCents(held, priceCents)
  if (cents > worth || worth === 0) throw new RangeError('There are not enough shares to sell.')
  const soldCostCents = Number((BigInt(held.costCents) * BigInt(cents)) / BigInt(worth))
  const microShares = leastWorth(worth - cents, priceCents)
  return { microShares, costCents: held.costCents - soldCostCents, soldCostCents }
}

/** The fewest millionths that are worth it. */
function leastWorth(cents: number, priceCents: number): number {
  if (!Number.isInteger(priceCents) || priceCents < 1 || priceCents >= priceLimitCents) throw new RangeError('This is no price of a share.')
  const price = BigInt(priceCents)
  return Number((BigInt(cents) * microPerShare + price - 1n) / price)
}
