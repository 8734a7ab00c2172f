import type { InvestmentGoal } from '@app/schemas/rules/investing/glide-path'
import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import type { SavingFrequency, SavingStatus } from '@app/schemas/rules/investing/savings-program'
import type { ColumnType, JSONColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** When somebody plans to retire, and what for. The day is sealed: it tells the birthday. */
export type PortfolioPlansTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  investment_goal: InvestmentGoal
  retires_on: string
  updated_at: Date
}

/** How a person invests. There is one. */
export type PortfoliosTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  /** How often it was changed, from 1 on. */
  version: number
  kind: 'model' | 'custom'
  model_id: string | null
  /** Sealed. Only of what moves with time. */
  retires_on: string | null
  /** What it aims at now. */
  weights: JSONColumnType<Weight[], string, string>
  chosen_stocks_bps: number
  chosen_at: Date
  adjusted_at: Date | null
  /** The last month, YYYY-MM, whose step was made. */
  month_done: string
}

/** A plan of regular saving. */
export type SavingsProgramsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  version: ColumnType<number, number | undefined, number>
  amount_cents: number
  frequency: SavingFrequency
  status: SavingStatus
  first_on: string
  /** Whether the person has agreed that deposits are taken. */
  may_debit: boolean
  /** What moves the money, once it does. */
  schedule_id: string | null
  /** The first deposit counts for the year before; those that follow, for the year in which they are made. */
  is_first_for_last_year: boolean
  /** When its deposits began the first time. */
  started_at: Date | null
  created_at: Fixed<Date>
  updated_at: Date
}
