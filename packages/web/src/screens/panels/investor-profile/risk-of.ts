import { monthsUntil, retirementDay } from '@app/schemas/rules/investing/glide-path'
import { suitabilityOf } from '@app/schemas/rules/investing/suitability'

type Answers = Readonly<Record<string, unknown>>

const levels = [
  { mostBps: 2_000, level: 'low' },
  { mostBps: 4_000, level: 'low-to-medium' },
  { mostBps: 7_500, level: 'medium' },
  { mostBps: 10_000, level: 'high' },
] as const

export type RiskLevel = (typeof levels)[number]['level']
export type RiskReason = ReturnType<typeof suitabilityOf>['because'][number]

export type Risk = {
  readonly level: RiskLevel
  /** Percent. */
  readonly mostStocks: number | undefined
  /** The answers that decide. */
  readonly because: readonly RiskReason[]
  readonly yearsLeft: number | undefined
}

/** The level of risk that answers lead to: the one that allows least decides. */
export function riskOf(answers: Answers, born: string | undefined, age: number, today: string): Risk {
  const { mostStocksBps, because } = suitabilityOf(0, answers)
  return {
    level: levels.find(({ mostBps }) => (mostStocksBps ?? 0) <= mostBps)?.level ?? levels[0].level,
    mostStocks: mostStocksBps === undefined ? undefined : mostStocksBps / 100,
    because,
    yearsLeft: born === undefined ? undefined : Math.round(monthsUntil(today, retirementDay(born, age)) / 12),
  }
}
