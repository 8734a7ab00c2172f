import type { Context } from '../../context/context.ts'
import type { Questions } from '../questionnaire/answers.ts'
import type { SavingsSchedules } from './saving/savings-schedules.ts'

/** What portfolios depend on. */
export type PortfolioContext = {
  readonly context: Context
  readonly questions: () => Promise<Questions>
  readonly schedules: SavingsSchedules
}
