/**
 * A few of many that have between them everything that any of them has: first those that bring the most that is new for what they cost,
 * then without those that the later ones made needless. The same few every time.
 */
export function fewWithAll<T>(all: readonly T[], hasOf: (one: T) => readonly string[], costOf: (one: T) => number): readonly T[] {
  // What each has is found once: to find it takes longer than to choose.
  const each = all.map((one) => ({ one, has: [...new Set(hasOf(one))], cost: costOf(one) }))
  const missing = new Set(each.flatMap(({ has }) => has))
  const chosen = new Set<(typeof each)[number]>()
  while (missing.size > 0) {
    const worth = new Map(each.map((some) => [some, some.has.filter((name) => missing.has(name)).length / some.cost]))
    const best = each.reduce((one, other) => ((worth.get(other) ?? 0) > (worth.get(one) ?? 0) ? other : one))
    chosen.add(best)
    for (const name of best.has) missing.delete(name)
  }
  for (const some of [...chosen].toSorted((one, other) => other.cost - one.cost)) {
    const others = new Set([...chosen].filter((other) => other !== some).flatMap(({ has }) => has))
    if (some.has.every((name) => others.has(name))) chosen.delete(some)
  }
  return each.filter((some) => chosen.has(some)).map(({ one }) => one)
}
