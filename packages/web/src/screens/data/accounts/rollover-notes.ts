import { done } from '../../../client/answer.ts'
import { ask } from '../../../client/ask.ts'
import type { Answered } from '../../../client/calls.ts'
import { resource } from '../../../client/resource.ts'

export type RolloverNote = Answered<'GET /api/v1/accounts/found_accounts/rollover_notes/'>['results'][number]

/** What a person told of moves, the latest first. */
export const rolloverNotes = resource<readonly RolloverNote[]>(async () => {
  const answer = await ask('GET /api/v1/accounts/found_accounts/rollover_notes/')
  return answer.ok ? done(answer.data.results) : answer
})
