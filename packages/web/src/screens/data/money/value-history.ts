import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type ValueHistory = Answered<'GET /api/v1/accounts/investment_account/history/'>

/** What everything with us was worth over time, and what was paid in. */
export const valueHistory = resource<ValueHistory>(async () => {
  const answer = await ask('GET /api/v1/accounts/investment_account/history/')
  return answer.ok ? done(answer.data) : answer
})
