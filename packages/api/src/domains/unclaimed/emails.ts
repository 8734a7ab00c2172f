import type { Words } from '@app/schemas/language'
import { freeWords } from '@app/schemas/rules/accounts/unclaimed-claims'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** Names neither states nor amounts: an e-mail may be read by others. */
export function foundLaterEmail({ to, personId, firstName }: Addressed, found: number): Email {
  const english = found === 1 ? 'a record that may be about you' : `${found} records that may be about you`
  const spanish = found === 1 ? 'un registro que puede ser sobre ti' : `${found} registros que pueden ser sobre ti`
  return {
    kind: 'unclaimed-found',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: found === 1 ? 'A state may hold money for you' : `States may hold money for you: ${found} records`,
      paragraphs: [
        `Hello ${firstName}. We looked through the states’ lists of unclaimed money again and found ${english}. Sign in and tell us if it’s yours.`,
        freeWords.en,
      ],
    },
    es: {
      subject: found === 1 ? 'Un estado puede tener dinero tuyo' : `Los estados pueden tener dinero tuyo: ${found} registros`,
      paragraphs: [
        `Hola, ${firstName}. Miramos otra vez las listas de dinero sin reclamar de los estados y encontramos ${spanish}. Inicia sesión y di si es tuyo.`,
        freeWords.es,
      ],
    },
  }
}

export type ClaimNews = { readonly subject: string; readonly text: string }

/** What became of a claim that people of ours file. The amount is said on the page, not here. */
export function claimEmail({ to, personId, firstName }: Addressed, { en, es }: Words<ClaimNews>): Email {
  return {
    kind: 'claim-news',
    to,
    personId,
    link: '/dashboard',
    en: { subject: en.subject, paragraphs: [`Hello ${firstName}.`, en.text] },
    es: { subject: es.subject, paragraphs: [`Hola, ${firstName}.`, es.text] },
  }
}
