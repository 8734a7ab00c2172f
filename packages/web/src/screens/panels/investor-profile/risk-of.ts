import { monthsUntil, retirementDay } from '@app/schemas/rules/glide-path'
import { suitabilityOf } from '@app/schemas/rules/suitability'

type Answers = Readonly<Record<string, unknown>>

export type Risk = {
  /** In words that go after “Your answers lead to”. */
  readonly level: string
  /** Percent. */
  readonly mostStocks: number | undefined
  readonly because: string
  readonly yearsLeft: number | undefined
}

const levels = [
  { mostBps: 2_000, level: 'a low level of risk' },
  { mostBps: 4_000, level: 'a low to medium level of risk' },
  { mostBps: 7_500, level: 'a medium level of risk' },
  { mostBps: 10_000, level: 'a high level of risk' },
] as const

const reasons = {
  risk_tolerance: 'how big a fall you could live with',
  liquidity_needs: 'how soon you might need the money',
} as const

/** The level of risk that answers lead to: the one that allows least decides. */
export function riskOf(answers: Answers, born: string | undefined, age: number, today: string): Risk {
  const { mostStocksBps, because } = suitabilityOf(0, answers)
  return {
    level: levels.find(({ mostBps }) => (mostStocksBps ?? 0) <= mostBps)?.level ?? levels[0].level,
    mostStocks: mostStocksBps === undefined ? undefined : mostStocksBps / 100,
    because: because.length === 0 ? '' : `What decides is your answer about ${because.map((name) => reasons[name]).join(' and ')}.`,
    yearsLeft: born === undefined ? undefined : Math.round(monthsUntil(today, retirementDay(born, age)) / 12),
  }
}
