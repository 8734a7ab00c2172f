import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Performance = Answered<'GET /api/v1/accounts/investment_account/performance/'>
export type PerformancePeriod = Performance['periods'][number]

/** How everything with us did, over several times. */
export const performance = resource<Performance>(() => ask('GET /api/v1/accounts/investment_account/performance/'))
