import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { savedResource } from '../../../screens/data/saved-resource.ts'

export type Device = Answered<'GET /api/v1/auth/sessions/'>['results'][number]

/** Where the person is signed in. */
export const ownDevices = savedResource<readonly Device[]>(async () => {
  const answer = await ask('GET /api/v1/auth/sessions/')
  return answer.ok ? done(answer.data.results) : answer
})
