import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { perAccount } from './per-account.ts'

export type ValueHistory = Answered<'GET /api/v1/accounts/investment_account/history/'>

/** What everything with us, or one account, was worth over time, and what was paid in. */
export const valueHistoryOf = perAccount<ValueHistory>((query) => ask('GET /api/v1/accounts/investment_account/history/', { query }))

export const valueHistory = valueHistoryOf()
