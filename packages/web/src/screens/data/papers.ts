import { done } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import type { Answered } from '../../client/calls.ts'
import { resource } from '../../client/resource.ts'

type Paper = Answered<'GET /api/v1/documents/'>['results'][number] & { readonly file_name: string }

/** What the person signed and agreed to, and what was made for them, the newest first: not what they sent, or have still to sign. */
export const filedPapers = resource<readonly Paper[]>(async () => {
  const answer = await ask('GET /api/v1/documents/')
  return answer.ok ? done(answer.data.results.flatMap((one) => (isFiled(one) ? [one] : []))) : answer
})

function isFiled(one: Omit<Paper, 'file_name'> & { readonly file_name: string | null }): one is Paper {
  return one.status === 'FILED' && one.file_name !== null
}
