import type { Words } from '@app/schemas/language'
import type { PlainWords } from '../../http/answer/plain-words.ts'

/** Asks first: programs open links too, to see where they lead. The form goes to the address of the page itself. */
export const confirmPage: Words<PlainWords> = {
  en: {
    title: 'Send us your message?',
    text: 'You wrote to us with the form on our site. Press the button to send it to the people who help. If you didn’t write to us, close this page, and we delete the message.',
    button: 'Send my message',
  },
  es: {
    title: '¿Nos envías tu mensaje?',
    text: 'Nos escribiste con el formulario de nuestro sitio. Pulsa el botón y el mensaje llega a las personas que ayudan. Si no nos escribiste, cierra esta página: entonces el mensaje se borra.',
    button: 'Enviar mi mensaje',
  },
}

export const confirmedPage: Words<PlainWords> = {
  en: {
    title: 'We have your message',
    text: 'A person reads it and answers by e-mail within two business days. You’ll get an e-mail that says it has arrived. You can close this page.',
  },
  es: {
    title: 'Tenemos tu mensaje',
    text: 'Una persona lo lee y responde por correo electrónico en un plazo de dos días hábiles. Recibes un correo que dice que llegó. Puedes cerrar esta página.',
  },
}

/** For people whose link is cut off, or older than two days. */
export const confirmedTooLate: { readonly detail: Words<string> } = {
  detail: {
    en: 'This link isn’t complete, or it’s more than two days old and the message is gone. Write to us again, or call us.',
    es: 'Este enlace no está completo o tiene más de dos días: entonces el mensaje se borra. Escríbenos otra vez o llámanos.',
  },
}
