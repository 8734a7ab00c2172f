import type { Email } from '../../core/email.ts'

export function primaryChangedEmail({ to, personId }: { readonly to: string; readonly personId: string }): Email {
  return {
    kind: 'bank-changed',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'Another bank account is in use',
      paragraphs: [
        'From now on we pay money out to another bank account, and take deposits from it. You chose it in your account with us just now.',
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: 'Ahora se usa otra cuenta bancaria',
      paragraphs: [
        'Desde ahora pagamos a otra cuenta bancaria y tomamos depósitos de ella. La acabas de elegir en tu cuenta con nosotros.',
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}
