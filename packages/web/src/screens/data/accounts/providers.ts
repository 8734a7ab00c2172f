import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Provider = Answered<'GET /api/v1/accounts/providers/unique/'>['user_providers'][number]

/** The providers at which a person has accounts, each once: found, linked, added by hand or named. */
export const providers = resource<readonly Provider[]>(async () => {
  const answer = await ask('GET /api/v1/accounts/providers/unique/')
  return answer.ok ? done(answer.data.user_providers) : answer
})
