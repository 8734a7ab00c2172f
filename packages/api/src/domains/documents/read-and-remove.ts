import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { withdrawTask } from '../desk/open-task.ts'
import { openContents } from './contents.ts'
import { settleRequest } from './request-store.ts'
import { deleteUnseen, findDocument, findParts } from './store.ts'
import { fileOf } from './to-document.ts'

/** The file of a document, under the name that we gave it. */
export async function readDocument({ db, keys }: Context, person: Pick<Person, 'id'>, id: string) {
  const row = await findDocument(db, person.id, id)
  const file = row && fileOf(keys, row)
  if (!row || !file) return fail('not_found')
  return { name: file.name, bytes: openContents(keys, row.id, await findParts(db, row.id), file.size) }
}

/** Removes what nobody has looked at yet. A request that it was sent for waits again, if nothing else is there. */
export async function removeDocument(context: Context, person: Person, id: string) {
  return context.db.transaction().execute(async (trx) => {
    const removed = await deleteUnseen(trx, person.id, id)
    if (!removed) return fail((await findDocument(trx, person.id, id)) ? 'not_in_this_state' : 'not_found')
    await withdrawTask(context, trx, 'document-request', removed.id)
    if (removed.request_id) await settleRequest(trx, removed.request_id, context.now())
    return { pk: removed.id }
  })
}
