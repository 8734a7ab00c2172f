import type { Words } from '@app/schemas/language'
import type { PlainWords } from '../../http/answer/plain-words.ts'

/** Each asks first: programs open links too, to see where they lead. The form goes to the address of the page itself. */
type Pages = { readonly asking: Words<PlainWords>; readonly done: Words<PlainWords> }

/** Of people who have an account: what may be turned off is turned off, and the rest goes on. */
export const ofAccount: Pages = {
  asking: {
    en: {
      title: 'Stop these e-mails?',
      text: 'After that, you get no e-mails from us about searches and calls, and no reminders. You still get those about your money, your details and your documents, and our answers to you. Your settings turn the others on again.',
      button: 'Stop these e-mails',
    },
    es: {
      title: '¿Dejar de recibir estos correos?',
      text: 'Después no recibes más correos sobre búsquedas y llamadas, ni recordatorios. Sigues recibiendo los que tratan de tu dinero, tus datos y tus documentos, y nuestras respuestas. En tus ajustes puedes volver a activar los demás.',
      button: 'Dejar de recibirlos',
    },
  },
  done: {
    en: {
      title: 'We’ve stopped these e-mails',
      text: 'You still get e-mails about your money, your details and your documents, and our answers to you. Your settings turn the others on again. You can close this page.',
    },
    es: {
      title: 'Ya no te enviamos estos correos',
      text: 'Sigues recibiendo correos sobre tu dinero, tus datos y tus documentos, y nuestras respuestas. En tus ajustes puedes volver a activar los demás. Puedes cerrar esta página.',
    },
  },
}

/** Of people who wait to be let in: without e-mails nobody can let them in. */
export const ofWaitlist: Pages = {
  asking: {
    en: {
      title: 'Leave the waiting list?',
      text: 'After that, your address isn’t on the waiting list any more, and you get no e-mails from it, not even one that lets you in. You can join again at any time.',
      button: 'Leave the waiting list',
    },
    es: {
      title: '¿Salir de la lista de espera?',
      text: 'Después tu dirección ya no está en la lista de espera y no recibes más correos de ella, tampoco el que te da acceso. Puedes anotarte otra vez cuando quieras.',
      button: 'Salir de la lista de espera',
    },
  },
  done: {
    en: {
      title: 'You’ve left the waiting list',
      text: 'Your address is deleted from it. You can join again at any time. You can close this page.',
    },
    es: {
      title: 'Saliste de la lista de espera',
      text: 'Tu dirección ya no está en ella. Puedes anotarte otra vez cuando quieras. Puedes cerrar esta página.',
    },
  },
}

/** For people whose link is not one that our e-mails contain: most often one that was cut off. */
export const brokenLink: { readonly detail: Words<string> } = {
  detail: {
    en: 'This isn’t the whole link from our e-mail. Open it from the e-mail again, or ask us to stop them.',
    es: 'Este no es el enlace completo de nuestro correo. Ábrelo otra vez desde el correo o pídenos que dejemos de enviarlos.',
  },
}
