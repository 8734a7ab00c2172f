import { dueDay } from '@app/schemas/rules/desk/due-day'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import { doOnce } from '../../once/once.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { sealing } from '../../security/sealing.ts'
import { reopenTask, withdrawTask } from '../desk/open-task.ts'
import { findDocument } from '../documents/store.ts'
import { sealedHelpMessages, sealedHelpRequests } from './sealed.ts'
import { addMessage, addPaper, addRequest, changeRequest, lockRequest, type RequestRow } from './store.ts'
import { toRequest } from './to-request.ts'

type Written = { readonly message: string; readonly papers?: readonly string[] }
type Asked = { readonly personId: string; readonly key: string | undefined }

/** Opens a conversation, and the task to answer it. */
export async function openRequest(context: Context, { personId, key = '' }: Asked, sent: Written & { readonly subject: string }) {
  const refused = refuseCardNumbers({ subject: sent.subject, message: sent.message }) ?? (await countMessage(context, personId))
  if (refused) return refused
  return doOnce(context, { personId, call: 'openHelpRequest', key, request: sent }, async (trx) => {
    const [id, now] = [context.newId(), context.now()]
    const row = {
      id,
      person_id: personId,
      subject: sealing(context.keys, sealedHelpRequests).seal('subject', id, sent.subject),
      state: 'waiting' as const,
      answer_by: dueDay('help-request', now),
      opened_at: now,
      changed_at: now,
    }
    await addRequest(trx, row)
    return write(context, trx, row, sent)
  })
}

/** Writes on in a conversation: it is our turn again. */
export async function writeOn(context: Context, { personId, key = '' }: Asked, id: string, sent: Written) {
  const refused = refuseCardNumbers({ message: sent.message }) ?? (await countMessage(context, personId))
  if (refused) return refused
  return doOnce(context, { personId, call: 'addHelpMessage', key, request: { id, ...sent } }, async (trx) => {
    const row = await lockRequest(trx, personId, id)
    if (!row) return fail('not_found')
    const now = context.now()
    // What waits already keeps its day: writing twice is no reason to wait longer.
    const change = { state: 'waiting' as const, answer_by: row.answer_by ?? dueDay('help-request', now), changed_at: now }
    return write(context, trx, await changeRequest(trx, id, change), sent)
  })
}

/** It is solved, or no longer asked. */
export async function closeRequest(context: Context, personId: string, id: string) {
  return context.db.transaction().execute(async (trx) => {
    const row = await lockRequest(trx, personId, id)
    if (!row) return fail('not_found')
    if (row.state === 'closed') return toRequest(context, trx, row)
    await withdrawTask(context, trx, 'help-request', id)
    return toRequest(context, trx, await changeRequest(trx, id, { state: 'closed', answer_by: null, changed_at: context.now() }))
  })
}

async function write(context: Context, trx: Queries, row: RequestRow, { message, papers = [] }: Written) {
  const messageId = await addWords(context, trx, row, { sender: 'person', text: message })
  for (const paper of new Set(papers)) {
    const added = await addOwnPaper(trx, row, messageId, paper)
    if (isFailure(added)) return added
  }
  await reopenTask(context, trx, { kind: 'help-request', personId: row.person_id, about: row.id })
  return toRequest(context, trx, row)
}

type Words = { readonly sender: 'person' | 'desk'; readonly text: string }

/** Adds a message, and answers its id. */
export async function addWords(context: Context, trx: Queries, row: RequestRow, { sender, text }: Words): Promise<string> {
  const id = context.newId()
  const sealed = sealing(context.keys, sealedHelpMessages).seal('text', id, text)
  await addMessage(trx, { id, request_id: row.id, person_id: row.person_id, sender, text: sealed, sent_at: context.now() })
  return id
}

/** A paper of theirs, which goes with one message alone. */
async function addOwnPaper(trx: Queries, { id, person_id }: RequestRow, messageId: string, documentId: string) {
  const own = await findDocument(trx, person_id, documentId)
  if (!own) return fail('not_found')
  const isAdded = await addPaper(trx, { document_id: own.id, request_id: id, message_id: messageId, person_id })
  return isAdded ? undefined : fail('not_found')
}

async function countMessage(context: Context, personId: string) {
  return checkLimits(context, { helpMessagesADayPerAccount: personId })
}
