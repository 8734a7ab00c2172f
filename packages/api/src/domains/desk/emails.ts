import { type TaskKind, taskKinds } from '@app/schemas/rules/desk/task-kinds'
import { type Email, sameInAll } from '../../core/email.ts'

type About = { readonly kind: TaskKind; readonly id: string; readonly dueOn: string }

/** To a colleague, in English as the desk is. Nothing of the customer is in it: that is read at the desk. */
export function reminderEmail(to: string, { kind, id, dueOn }: About): Email {
  return {
    kind: 'desk-reminder',
    to,
    link: `/desk/tasks/${id}`,
    ...sameInAll({
      subject: `Due on ${dueOn}: ${taskKinds[kind].title}`,
      paragraphs: ['A task at the desk is due soon and still open.'],
      button: 'Open the task',
    }),
  }
}

/** To the people who assign the work. */
export function lateTaskEmail(to: string, { kind, id, dueOn }: About): Email {
  return {
    kind: 'desk-late',
    to,
    link: `/desk/tasks/${id}`,
    ...sameInAll({
      subject: `Late: ${taskKinds[kind].title}`,
      paragraphs: [`A task at the desk was due on ${dueOn} and is still open. Do it, or hand it to someone who can today.`],
      button: 'Open the task',
    }),
  }
}
