import type { Email } from '../../core/email.ts'

export function primaryChangedEmail({ to, personId }: { readonly to: string; readonly personId: string }): Email {
  return {
    kind: 'bank-changed',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'Your bank account with us changed',
      paragraphs: [
        'From now on, we pay you and take your deposits through a different bank account. It was chosen in your account with us just now.',
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: 'Cambió tu cuenta bancaria con nosotros',
      paragraphs: [
        'Desde ahora te pagamos y tomamos tus depósitos con otra cuenta bancaria. Se acaba de elegir en tu cuenta con nosotros.',
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}
