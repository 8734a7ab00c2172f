import { done } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import { resource } from '../../client/resource.ts'

const dayMs = 86_400_000
const mostDays = 31

/** When a call can begin, as far ahead as the service says at once. How a time is written is up to who shows it. */
export const callSlots = resource<readonly string[]>(async () => {
  const answer = await ask('GET /api/v1/accounts/calls/slots/', { query: { to: new Date(Date.now() + mostDays * dayMs).toISOString() } })
  return answer.ok ? done(answer.data.results.map(({ starts_at }) => starts_at)) : answer
})
