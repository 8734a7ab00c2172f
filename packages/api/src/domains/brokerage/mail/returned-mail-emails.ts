import { dayWords } from '@app/schemas/rules/days/day-words'
import type { Email } from '../../../core/email.ts'
import type { ReturnedMail } from '../../../partners/brokerage/brokerage.ts'
import type { Addressed } from '../../auth/write-to.ts'
import { mailNames } from './mail-names.ts'

/** Where the address is changed. */
const link = '/dashboard/settings'

/** The address itself is left out: e-mail is read by others. */
export function mailCameBackEmail({ to, personId, firstName }: Addressed, { what, on }: ReturnedMail): Email {
  return {
    kind: 'mail-came-back',
    to,
    personId,
    link,
    en: {
      subject: 'Mail to you came back: is your address right?',
      paragraphs: [
        `Hello ${firstName}. The brokerage sent ${mailNames.en[what]} to you by mail. It came back on ${dayWords(on)}.`,
        'Please sign in and check your address in your settings. If you correct it there, one of us has your mail sent again.',
        'If the address is right, call us: the mail carrier may not have found your name on the mailbox.',
      ],
      button: 'Check my address',
    },
    es: {
      subject: 'Un envío para ti volvió: ¿es correcta tu dirección?',
      paragraphs: [
        `Hola, ${firstName}. La casa de bolsa te envió ${mailNames.es[what]} por correo. Volvió el ${dayWords(on, 'es')}.`,
        'Inicia sesión y revisa tu dirección en los ajustes. Si la corriges allí, pedimos que se te envíe otra vez.',
        'Si la dirección es correcta, llámanos: quizá el cartero no encontró tu nombre en el buzón.',
      ],
      button: 'Revisar mi dirección',
    },
  }
}

/** What a colleague wrote is the same in every language. */
export function aboutAddressEmail({ to, personId, firstName }: Addressed, words: string): Email {
  const paragraphs = words.split(/\n{2,}/)
  return {
    kind: 'about-address',
    to,
    personId,
    link,
    en: { subject: 'We need your correct address', paragraphs: [`Hello ${firstName}.`, ...paragraphs] },
    es: { subject: 'Necesitamos tu dirección correcta', paragraphs: [`Hola, ${firstName}.`, ...paragraphs] },
  }
}

export function mailSentAgainEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'mail-sent-again',
    to,
    personId,
    link,
    en: {
      subject: 'Your mail was sent again',
      paragraphs: [`Hello ${firstName}. The mail that came back has been sent again, to the address we have for you.`],
    },
    es: {
      subject: 'Tu envío salió otra vez',
      paragraphs: [`Hola, ${firstName}. El envío que volvió salió otra vez, a la dirección que tenemos de ti.`],
    },
  }
}
