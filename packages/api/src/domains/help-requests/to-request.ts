import { shortNumber } from '@app/schemas/rules/people/short-number'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { fileNamesOf } from '../documents/file-names.ts'
import { sealedHelpMessages, sealedHelpRequests } from './sealed.ts'
import { findMessages, findPapers, type MessageRow, type RequestRow } from './store.ts'

type Reads = Pick<Context, 'keys'>

/** Conversations as calls return them: each with its messages, and these with their papers. */
export async function toRequests(context: Reads, db: Queries, rows: readonly RequestRow[]) {
  const ids = rows.map(({ id }) => id)
  const messages = await findMessages(db, ids)
  const papers = await findPapers(db, ids)
  const names = await fileNamesOf(
    context,
    db,
    papers.map(({ document_id: id }) => id),
  )
  const papersOf = (messageId: string) =>
    papers.flatMap(({ document_id: pk, message_id }) => (message_id === messageId ? [{ pk, file_name: names.get(pk) ?? '' }] : []))
  return rows.map((row) => ({
    pk: row.id,
    number: shortNumber(row.id),
    subject: subjectOf(context, row),
    state: row.state,
    answer_by: row.answer_by,
    opened_at: row.opened_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    messages: messages
      .filter(({ request_id }) => request_id === row.id)
      .map((message) => ({
        pk: message.id,
        sender: message.sender,
        text: textOf(context, message),
        sent_at: message.sent_at.toISOString(),
        papers: papersOf(message.id),
      })),
  }))
}

export async function toRequest(context: Reads, db: Queries, row: RequestRow) {
  const [request] = await toRequests(context, db, [row])
  if (!request) throw new Error('A conversation that is there has to be shown.')
  return request
}

export function subjectOf({ keys }: Reads, { id, subject }: RequestRow): string {
  return sealing(keys, sealedHelpRequests).open('subject', id, subject)
}

function textOf({ keys }: Reads, { id, text }: MessageRow): string {
  return sealing(keys, sealedHelpMessages).open('text', id, text)
}
