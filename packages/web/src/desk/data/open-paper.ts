import type { Answer } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { openFile } from '../../screens/data/papers/open-file.ts'
import { watchAccess } from './watch-access.ts'

type Paper = { readonly pk: string; readonly title: string }

/** Opens a paper of a customer beside the desk; what browsers don't show, or don't open, is saved under its title. */
export async function openPaper(customer: string, paper: Paper): Promise<Answer<undefined>> {
  const path = 'GET /api/v1/desk/customers/{id}/papers/{paper}/'
  const asking = ask(path, { params: { id: customer, paper: paper.pk } }).then(watchAccess)
  return openFile(asking, paper.title)
}
