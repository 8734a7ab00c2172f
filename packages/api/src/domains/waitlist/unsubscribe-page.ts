import type { Words } from '@app/schemas/language'
import type { PlainWords } from '../../http/answer/plain-words.ts'

/** Asks first: programs open links too, to see where they lead. The form goes to the address of the page itself. */
export const askingPage: Words<PlainWords> = {
  en: {
    title: 'Stop these e-mails?',
    text: 'After that, we’ll e-mail you only about things you ask for, such as a new password.',
    button: 'Stop these e-mails',
  },
  es: {
    title: '¿Dejar de recibir estos correos?',
    text: 'Después solo te escribimos sobre lo que tú pidas, como una contraseña nueva.',
    button: 'Dejar de recibirlos',
  },
}

export const donePage: Words<PlainWords> = {
  en: {
    title: 'We’ve stopped these e-mails',
    text: 'You can close this page. We’ll still e-mail you about things you ask for, such as a new password.',
  },
  es: {
    title: 'Ya no te enviamos estos correos',
    text: 'Puedes cerrar esta página. Aún te escribimos sobre lo que tú pidas, como una contraseña nueva.',
  },
}

/** For people whose link is not one that our e-mails contain: most often one that was cut off. */
export const brokenLink: { readonly detail: Words<string> } = {
  detail: {
    en: 'This isn’t the whole link from our e-mail. Open it from the e-mail again, or ask us to stop them.',
    es: 'Este no es el enlace completo de nuestro correo. Ábrelo otra vez desde el correo o pídenos que dejemos de enviarlos.',
  },
}
