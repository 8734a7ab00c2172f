import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { perAccount } from './per-account.ts'

export type Performance = Answered<'GET /api/v1/accounts/investment_account/performance/'>
export type PerformancePeriod = Performance['periods'][number]

/** How everything with us did over several times, or one account. */
export const performanceOf = perAccount<Performance>((query) => ask('GET /api/v1/accounts/investment_account/performance/', { query }))
