import { type TaskKind, taskKinds } from '@app/schemas/rules/desk/task-kinds'
import type { Email } from '../../core/email.ts'

type About = { readonly kind: TaskKind; readonly id: string; readonly dueOn: string }

/** To a colleague. Nothing of the customer is in it: that is read at the desk. */
export function reminderEmail(to: string, publicUrl: string, { kind, id, dueOn }: About): Email {
  return {
    kind: 'desk-reminder',
    to,
    subject: `Due on ${dueOn}: ${taskKinds[kind].title}`,
    paragraphs: ['A task at the desk is due soon and still open.'],
    action: { label: 'Open the task', url: taskUrl(publicUrl, id) },
  }
}

/** To those who assign the work. */
export function lateTaskEmail(to: string, publicUrl: string, { kind, id, dueOn }: About): Email {
  return {
    kind: 'desk-late',
    to,
    subject: `Late: ${taskKinds[kind].title}`,
    paragraphs: [`A task at the desk was due on ${dueOn} and is still open. Do it, or hand it to somebody who can today.`],
    action: { label: 'Open the task', url: taskUrl(publicUrl, id) },
  }
}

function taskUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/desk/tasks/${id}`
}
