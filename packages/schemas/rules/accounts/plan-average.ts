/** A plan as its filing tells it: people, and savings at both ends of the year in whole cents. */
type Filed = {
  readonly participants: number | null
  readonly assetsBeginCents: number | null
  readonly assetsEndCents: number | null
}

export type DollarRange = { readonly low: number; readonly high: number }

/** What a plan holds for each person in it, on average, in dollars: from one end of the year to the other, in two digits. */
export function averagePerPerson({ participants, assetsBeginCents, assetsEndCents }: Filed): DollarRange | undefined {
  const people = participants ?? 0
  const sums = [assetsBeginCents, assetsEndCents].filter((cents) => cents !== null && cents > 0)
  if (people <= 0 || sums.length === 0) return undefined
  const averages = sums.map((cents) => twoDigits((cents ?? 0) / 100 / people))
  return { low: Math.min(...averages), high: Math.max(...averages) }
}

function twoDigits(dollars: number): number {
  return Number(dollars.toPrecision(2))
}
