import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type WishedIra = Answered<'GET /api/v1/accounts/wished_ira/'>['ira_type']

/** Which kind of IRA a person has chosen to open here, until they apply. */
export const wishedIra = resource<WishedIra>(async () => {
  const answer = await ask('GET /api/v1/accounts/wished_ira/')
  return answer.ok ? done(answer.data.ira_type) : answer
})

export async function saveWishedIra(wished: WishedIra): Promise<Answer<unknown>> {
  const saved = await ask('POST /api/v1/accounts/wished_ira/update/', { body: { ira_type: wished } })
  if (saved.ok) wishedIra.put(saved.data.ira_type)
  return saved
}

/** Another choice counts now. */
export async function forgetWishedIra(): Promise<Answer<unknown>> {
  const wished = await wishedIra.load()
  return wished.ok && wished.data !== null ? saveWishedIra(null) : wished
}
