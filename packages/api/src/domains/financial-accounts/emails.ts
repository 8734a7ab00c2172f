import type { Email } from '../../core/email.ts'

export function primaryChangedEmail({ to, personId }: { readonly to: string; readonly personId: string }): Email {
  return {
    kind: 'bank-changed',
    to,
    personId,
    subject: 'Another bank account is in use',
    paragraphs: [
      'From now on we pay money out to another bank account, and take deposits from it. You chose it in your account with us just now.',
      'If this was not you, change your password right away, and write to us.',
    ],
  }
}
