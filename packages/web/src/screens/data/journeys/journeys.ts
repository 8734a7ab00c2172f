import { done } from '../../../client/answer.ts'
import { ask } from '../../../client/ask.ts'
import type { Answered } from '../../../client/calls.ts'
import { placesSent } from '../../../client/journey.ts'
import { language } from '../../../client/language.ts'
import { resource } from '../../../client/resource.ts'

export type Begun = Answered<'GET /api/journeys'>['results'][number]

/** The modes that a person has begun, on whatever device, the latest first. */
export const begunJourneys = resource<readonly Begun[]>(async () => {
  // Whoever has just finished one must not read that it is still to be done.
  await placesSent()
  const answer = await ask('GET /api/journeys', { query: { language: language() } })
  return answer.ok ? done(answer.data.results) : answer
})
