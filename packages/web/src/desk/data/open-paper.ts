import { type Answer, done } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { saveFile } from '../../screens/data/papers/save-file.ts'
import { paperType } from './paper-type.ts'
import { watchAccess } from './watch-access.ts'

type Paper = { readonly pk: string; readonly title: string }

/** Opens a paper of a customer beside the desk; what browsers don't show, or don't open, is saved under its title. */
export async function openPaper(customer: string, paper: Paper): Promise<Answer<undefined>> {
  const path = 'GET /api/v1/desk/customers/{id}/papers/{paper}/'
  const answer = watchAccess(await ask(path, { params: { id: customer, paper: paper.pk } }))
  if (!answer.ok) return answer
  const file: unknown = answer.data
  const bytes = file instanceof Blob ? await file.arrayBuffer() : new ArrayBuffer(0)
  const known = paperType(new Uint8Array(bytes))
  if (!known) return saveFile(Promise.resolve(answer), paper.title)
  if (isShown(bytes, known.type)) return done(undefined)
  return saveFile(Promise.resolve(answer), `${paper.title}.${known.ending}`)
}

/** The type is ours, and never the file's own: nothing in it is run. */
function isShown(bytes: ArrayBuffer, type: string): boolean {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  // Once the other page has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return open(address, '_blank') !== null
}
