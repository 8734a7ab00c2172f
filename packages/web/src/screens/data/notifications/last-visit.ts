import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { resource } from '../../../client/service/resource.ts'

/** When the person’s visit before this one ended; null on the first. The service keeps it, so every device knows. */
export const lastVisit = resource<string | null>(async () => {
  const answer = await ask('POST /api/v1/notifications/visit/', { body: {} })
  return answer.ok ? done(answer.data.since) : answer
})
