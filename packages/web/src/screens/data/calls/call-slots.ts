import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { resource } from '../../../client/service/resource.ts'

/** When a call can begin, from now on by the clock of the service, as far ahead as it says at once. How a time is written is up to who shows it. */
export const callSlots = resource<readonly string[]>(async () => {
  const answer = await ask('GET /api/v1/accounts/calls/slots/')
  return answer.ok ? done(answer.data.results.map(({ starts_at }) => starts_at)) : answer
})
