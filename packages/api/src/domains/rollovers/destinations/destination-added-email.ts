import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'

/** To the address of the account: a thief with a session would have money moved to a place of their own. */
export function destinationAddedEmail({ to, personId }: Addressed, lastFour: string): Email {
  return {
    kind: 'destination-added',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'A plan was added that your money can be moved to',
      paragraphs: [
        `Its account number ends in ${lastFour}. It was added just now, after the password was entered.`,
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: 'Se agregó un plan al que se puede mover tu dinero',
      paragraphs: [
        `Su número de cuenta termina en ${lastFour}. Se acaba de agregar, después de escribir la contraseña.`,
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}
