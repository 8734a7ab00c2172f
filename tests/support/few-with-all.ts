/**
 * A few of many that have between them everything that any of them has: first those that bring the most that is new for what they cost,
 * then without those that the later ones made needless. The same few every time.
 */
export function fewWithAll<T>(all: readonly T[], hasOf: (one: T) => readonly string[], costOf: (one: T) => number): readonly T[] {
  const missing = new Set(all.flatMap(hasOf))
  const chosen = new Set<T>()
  while (missing.size > 0) {
    const worth = (one: T) => new Set(hasOf(one).filter((name) => missing.has(name))).size / costOf(one)
    const [best] = all.toSorted((one, other) => worth(other) - worth(one))
    if (best === undefined) break
    chosen.add(best)
    for (const name of hasOf(best)) missing.delete(name)
  }
  for (const one of [...chosen].toSorted((one, other) => costOf(other) - costOf(one))) {
    const others = new Set([...chosen].filter((other) => other !== one).flatMap(hasOf))
    if (hasOf(one).every((name) => others.has(name))) chosen.delete(one)
  }
  return all.filter((one) => chosen.has(one))
}
