import { createHash } from 'node:crypto'
import type { NamedFile } from '@app/schemas/api/contract'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import type { Context, TaskHandlers } from '../../context/context.ts'
import type { Task, TaskPart } from '../../context/task.ts'
import type { Queries } from '../../db/database.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { blindIndex } from '../../security/blind-index.ts'
import { writeTo } from '../auth/write-to.ts'
import { openTaskDueOn, reopenTask } from '../desk/open-task.ts'
import { openFiles } from '../documents/files/accept-file.ts'
import { saveDocument } from '../documents/save-document.ts'
import { acceptReceived } from '../documents/store.ts'
import { complaintEmail, helpAnswerEmail } from './emails.ts'
import { addPaper, changeRequest, findPapers, findRequest, lockRequest, type RequestRow, sendAddedPapers } from './store.ts'
import { subjectOf, toRequest } from './to-request.ts'
import { addWords } from './write-message.ts'

const acceptFile = openFiles()

/** Every conversation is answered by a colleague; what complains about us has a deadline of its own. */
export const helpTasks = {
  'help-request': {
    show: showConversation,
    settle: async (context, trx, task, settled) => {
      if (settled.outcome === 'answered')
        return answerConversation(context, trx, task, { answer: settled.values.answer, others: 'complaint' })
      const row = await conversationOf(trx, task)
      if (!row) return fail('not_found')
      // The same conversation may complain again. What was promised before its first complaint is answered still holds.
      await reopenTask(context, trx, { kind: 'complaint', personId: row.person_id, about: row.id })
      const by = (await openTaskDueOn(trx, 'complaint', row.id)) ?? dayOf(context.now())
      await changeRequest(trx, row.id, { state: 'waiting', answer_by: by, changed_at: context.now() })
      await writeTo(context, trx, row.person_id, (to) => complaintEmail(to, { en: dayWords(by), es: dayWords(by, 'es') }))
      return undefined
    },
    addPaper: addAnswerPaper,
  },
} satisfies Partial<TaskHandlers>

/** What was said so far, as a colleague reads it. */
export async function showConversation(context: Context, db: Queries, task: Task): Promise<readonly TaskPart[]> {
  const row = task.personId === null ? undefined : await findRequest(db, task.personId, task.about)
  if (!row) return [{ title: 'The conversation', text: ['The customer has left, and it was deleted.'] }]
  const { subject, messages } = await toRequest(context, db, row)
  const added = (await findPapers(db, [row.id])).filter(({ message_id }) => message_id === null)
  const waiting = { title: 'Goes with your answer', papers: added.map(({ document_id: pk }) => ({ pk, title: 'A paper you added' })) }
  return [
    { title: subject, facts: [{ label: 'Number', value: shortNumber(row.id) }] },
    ...messages.map(({ sender, text, sent_at: at, papers }) => ({
      title: `${sender === 'person' ? 'The customer' : 'We'} wrote on ${at.slice(0, 10)}`,
      text: text.split(/\n{2,}/),
      papers: papers.map(({ pk, file_name: title }) => ({ pk, title })),
    })),
    ...(added.length > 0 ? [waiting] : []),
  ]
}

type Answered = {
  readonly answer: string
  /** The other kind of task that there may be about the conversation. */
  readonly others: 'complaint' | 'help-request'
}

/** The words of a colleague join the conversation, with the papers that were added, and the customer gets them by e-mail. */
export async function answerConversation(context: Context, trx: Queries, task: Task, { answer, others }: Answered) {
  const row = await conversationOf(trx, task)
  if (!row) return fail('not_found')
  const messageId = await addWords(context, trx, row, { sender: 'desk', text: answer })
  await sendAddedPapers(trx, row.id, messageId)
  const papers = await findPapers(trx, [row.id])
  await acceptReceived(
    trx,
    papers.map(({ document_id: id }) => id),
  )
  // A complaint and what was written since are answered each for itself: the other still waits for its own day.
  const by = (await openTaskDueOn(trx, others, row.id)) ?? null
  await changeRequest(trx, row.id, { state: by === null ? 'answered' : 'waiting', answer_by: by, changed_at: context.now() })
  const subject = subjectOf(context, row)
  await writeTo(context, trx, row.person_id, (to) => helpAnswerEmail(to, { number: shortNumber(row.id), subject, answer }))
  return undefined
}

async function conversationOf(trx: Queries, { personId, about }: Task): Promise<RequestRow | undefined> {
  return personId === null ? undefined : lockRequest(trx, personId, about)
}

/** A paper of the customer from then on, which goes with the next answer. */
async function addAnswerPaper(context: Context, task: Task, file: NamedFile) {
  const accepted = await acceptFile(file)
  if (isFailure(accepted)) return accepted
  return context.db.transaction().execute(async (trx) => {
    const row = await conversationOf(trx, task)
    if (!row) return fail('not_in_this_state')
    const hash = createHash('sha256').update(file.bytes).digest('base64')
    const document = await saveDocument(context, trx, {
      personId: row.person_id,
      category: 'LETTER',
      docType: 'answer-paper',
      status: 'FILED',
      day: dayOf(context.now()),
      file: accepted,
      foundBy: blindIndex(context.keys, { table: 'documents', column: 'found_by' }, ['answer-paper', row.id, hash].join()),
    })
    await addPaper(trx, { document_id: document.id, request_id: row.id, message_id: null, person_id: row.person_id })
    return undefined
  })
}
