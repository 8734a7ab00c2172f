import { keptDays } from '@app/schemas/rules/days/times-kept'
import type { Email } from '../../core/email.ts'
import type { Account } from '../auth/account.ts'

/** It never brings the copy itself, nor a link that opens it: both would be worth stealing. */
export function exportReadyEmail({ id, email }: Account): Email {
  return {
    kind: 'export-ready',
    to: email,
    personId: id,
    link: '/dashboard/settings',
    en: {
      subject: 'The copy of your data is ready',
      paragraphs: [
        `You asked for a copy of everything we store about you. Sign in and open “Your data” in your settings to save it. You’ll be asked to prove once more that it’s you.`,
        `It’s deleted after ${keptDays.copies} days. You can delete it sooner, and ask for another one later.`,
        'If you didn’t ask for it, delete the copy in your settings, change your password, and write to us.',
      ],
    },
    es: {
      subject: 'La copia de tus datos está lista',
      paragraphs: [
        `Pediste una copia de todo lo que guardamos sobre ti. Inicia sesión y abre “Tus datos” en tus ajustes para guardarla. Tendrás que demostrar otra vez que eres tú.`,
        `Se borra después de ${keptDays.copies} días. Puedes borrarla antes, y pedir otra más adelante.`,
        'Si no la pediste, borra la copia en tus ajustes, cambia tu contraseña y escríbenos.',
      ],
    },
  }
}
