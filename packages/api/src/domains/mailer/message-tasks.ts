import { dayWords } from '@app/schemas/rules/days/day-words'
import { dueDay } from '@app/schemas/rules/desk/due-day'
import type { Context, TaskHandlers } from '../../context/context.ts'
import type { Task, TaskPart } from '../../context/task.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { openTask } from '../desk/open-task.ts'
import { answerConversation, showConversation } from '../help-requests/help-tasks.ts'
import { answerEmail, complaintEmail } from './emails.ts'
import { openMessage } from './open-message.ts'
import { findContactMessage } from './store.ts'

/** What people of ours do with messages: each is answered, and what complains about us has a deadline of its own. */
export const messageTasks = {
  'contact-message': {
    show,
    settle: async (context, trx, task, settled) => {
      const sent = await messageOf(context, trx, task)
      if (!sent) return fail('not_found')
      if (settled.outcome === 'answered') await context.post(trx, answerEmail(sent, settled.values.answer))
      if (settled.outcome === 'complaint') {
        await openTask(context, trx, { kind: 'complaint', personId: task.personId, about: task.about })
        const by = dueDay('complaint', context.now())
        await context.post(trx, complaintEmail(sent, { en: dayWords(by), es: dayWords(by, 'es') }))
      }
      return undefined
    },
  },
  // Of somebody who is a customer, it is a conversation in their account.
  complaint: {
    show: (context, db, task) => (task.personId === null ? show(context, db, task) : showConversation(context, db, task)),
    settle: async (context, trx, task, { values }) => {
      if (task.personId !== null) return answerConversation(context, trx, task, { answer: values.answer, others: 'help-request' })
      const sent = await messageOf(context, trx, task)
      if (!sent) return fail('not_found')
      await context.post(trx, answerEmail(sent, values.answer))
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>

async function show(context: Context, db: Queries, task: Task): Promise<readonly TaskPart[]> {
  const sent = await messageOf(context, db, task)
  if (!sent) return [{ title: 'The message', text: ['It was deleted: messages are kept for a year.'] }]
  const facts = [
    { label: 'From', value: `${sent.firstName} ${sent.lastName}` },
    { label: 'E-mail', value: sent.fromEmail },
    { label: 'Sent by a person', value: sent.isChecked ? 'Yes' : 'Not certain: the check did not answer' },
  ]
  return [{ title: sent.subject, facts, text: sent.message.split(/\n{2,}/) }]
}

async function messageOf(context: Context, db: Queries, { about }: Task) {
  const row = await findContactMessage(db, about)
  return row && openMessage(context.keys, row)
}
