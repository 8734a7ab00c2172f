import type { Ground } from '../../ground.ts'
import type { Questions } from '../questionnaire/answers.ts'
import type { SavingsSchedules } from './savings-schedules.ts'

/** What portfolios stand on. */
export type PortfolioGround = {
  readonly ground: Ground
  readonly questions: () => Promise<Questions>
  readonly schedules: SavingsSchedules
}
