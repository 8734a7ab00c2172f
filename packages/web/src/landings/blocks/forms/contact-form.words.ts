import type { Words } from '../../../client/language.ts'

export type ContactWords = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly emailHelp: string
  readonly subject: string
  readonly message: string
  readonly send: string
  readonly noScript: string
  readonly sent: {
    readonly title: string
    readonly text: string
    readonly urgent: (phone: string, hours: string) => string
    readonly another: string
  }
  readonly confirm: {
    readonly title: string
    readonly text: string
    readonly missing: (phone: string, hours: string) => string
    readonly back: string
  }
}

export const contactWords: Words<ContactWords> = {
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    emailHelp: 'Our answer goes there.',
    subject: 'What it’s about',
    message: 'Your message',
    send: 'Send message',
    noScript:
      'Your browser doesn’t run scripts, so this page can’t check that a person is writing. We’ll e-mail you a link instead: your message reaches us once you open it.',
    sent: {
      title: 'We have your message',
      text: 'A person reads it and answers by e-mail within two business days. An e-mail that confirms it is on its way to you.',
      urgent: (phone, hours) => `Does something have to stop today? Call ${phone}, ${hours}.`,
      another: 'Write another message',
    },
    confirm: {
      title: 'One more step: open your e-mail',
      text: 'This page couldn’t check that a person is writing, so we sent an e-mail to the address you gave. Open its link within two days, and your message goes to our support team. Until then, no one reads it.',
      missing: (phone, hours) => `No e-mail after ten minutes? Check your spam folder, or call ${phone}, ${hours}.`,
      back: 'Back to the form',
    },
  },
  es: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    emailHelp: 'Ahí va nuestra respuesta.',
    subject: 'De qué se trata',
    message: 'Tu mensaje',
    send: 'Enviar mensaje',
    noScript:
      'Tu navegador no ejecuta scripts, así que esta página no puede comprobar que escribe una persona. En su lugar te enviamos un correo con un enlace: tu mensaje nos llega cuando lo abres.',
    sent: {
      title: 'Tenemos tu mensaje',
      text: 'Una persona lo lee y responde por correo electrónico en un plazo de dos días hábiles. Un correo que dice que llegó va en camino.',
      urgent: (phone, hours) => `¿Se trata de algo que tiene que parar hoy? Llama al ${phone}, ${hours}.`,
      another: 'Escribir otro mensaje',
    },
    confirm: {
      title: 'Un paso más: abre tu correo electrónico',
      text: 'Esta página no pudo comprobar que escribe una persona, así que enviamos un correo a la dirección que diste. Abre su enlace en un plazo de dos días y tu mensaje llega a las personas que ayudan. Hasta entonces nadie lo lee.',
      missing: (phone, hours) => `¿Ningún correo después de diez minutos? Busca en el correo no deseado o llama al ${phone}, ${hours}.`,
      back: 'Volver al formulario',
    },
  },
}
