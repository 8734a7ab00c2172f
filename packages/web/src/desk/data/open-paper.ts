import { type Answer, done } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { saveFile } from '../../screens/data/papers/save-file.ts'
import { watchAccess } from './watch-access.ts'

/** What browsers show without running anything in it. */
const shown: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png'])

/** Opens a paper of a customer beside the desk; what browsers don't show is saved under its title. */
export async function openPaper(customer: string, paper: { readonly pk: string; readonly title: string }): Promise<Answer<undefined>> {
  const path = 'GET /api/v1/desk/customers/{id}/papers/{paper}/'
  const answer = watchAccess(await ask(path, { params: { id: customer, paper: paper.pk } }))
  if (!answer.ok) return answer
  const file: unknown = answer.data
  if (!(file instanceof Blob) || !shown.has(file.type)) return saveFile(Promise.resolve(answer), paper.title)
  const address = URL.createObjectURL(file)
  const isOpen = open(address, '_blank') !== null
  // Once the other page has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return isOpen ? done(undefined) : saveFile(Promise.resolve(answer), paper.title)
}
