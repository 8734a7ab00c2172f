import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type RolloverNote = Answered<'GET /api/v1/accounts/found_accounts/rollover_notes/'>['results'][number]

/** What a person reported about moves, the latest first. */
export const rolloverNotes = resource<readonly RolloverNote[]>(async () => {
  const answer = await ask('GET /api/v1/accounts/found_accounts/rollover_notes/')
  return answer.ok ? done(answer.data.results) : answer
})
