import { toSentEmail } from '@app/schemas/rules/people/email'
import { type Mailer, MailProblem } from './mailer.ts'

/** Stands in for a mail server: e-mails stay where they are, and can be read. It refuses what a real one would. */
export function outboxMailer(): Mailer {
  return {
    kind: 'outbox',
    send: async ({ to }) => {
      if (!toSentEmail(to).ok) throw new MailProblem('bad-address', true)
      if (to.endsWith('@refused.example')) throw new MailProblem('smtp-550', true)
      if (to.endsWith('@busy.example')) throw new MailProblem('smtp-451', false)
    },
  }
}
