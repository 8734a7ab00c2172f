import { language } from '../../../client/language.ts'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { placesSent } from '../../../client/walk/journey.ts'

export type Begun = Answered<'GET /api/journeys'>['results'][number]

/** The modes that a person has begun, on whatever device, the latest first. */
export const begunJourneys = resource<readonly Begun[]>(async () => {
  // A person who has just finished a flow must not read that it is still to be done.
  await placesSent()
  const answer = await ask('GET /api/journeys', { query: { language: language() } })
  return answer.ok ? done(answer.data.results) : answer
})
