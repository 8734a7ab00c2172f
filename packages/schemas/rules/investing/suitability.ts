export type Suitability = {
  /** Undefined when no answer says how much risk fits. */
  readonly fits: boolean | undefined
  readonly mostStocksBps: number | undefined
  /** The names of the answers that allow no more. */
  readonly because: readonly RiskAnswer[]
}

type RiskAnswer = keyof typeof limits
type Answers = Readonly<Record<string, unknown>>

/** The most that may be in stocks, in hundredths of a percent, by what somebody answers about risk. */
const limits = {
  risk_tolerance: { low: 4_000, medium: 7_000, high: 10_000 },
  liquidity_needs: { 'within-2-years': 2_000, '2-to-5-years': 4_000, '5-to-10-years': 7_500, 'after-10-years': 10_000 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>

/** What fits whatever anybody answers. */
export const leastLimitBps: number = Math.min(...Object.values(limits).flatMap((one) => Object.values(one)))

/** Whether a share of stocks fits what somebody answered: the answer that allows least decides. */
export function suitabilityOf(stocksBps: number, answers: Answers): Suitability {
  const given = [limitOf('risk_tolerance', answers), limitOf('liquidity_needs', answers)].flatMap((limit) => limit ?? [])
  if (given.length === 0) return { fits: undefined, mostStocksBps: undefined, because: [] }
  const mostStocksBps = Math.min(...given.map(({ mostBps }) => mostBps))
  const because = given.flatMap(({ name, mostBps }) => (mostBps === mostStocksBps ? [name] : []))
  return { fits: stocksBps <= mostStocksBps, mostStocksBps, because }
}

function limitOf(name: RiskAnswer, answers: Answers): { readonly name: RiskAnswer; readonly mostBps: number } | undefined {
  const found = Object.entries(limits[name]).find(([answer]) => answer === answers[name])
  return found && { name, mostBps: found[1] }
}
