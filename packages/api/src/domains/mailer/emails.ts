import type { Language, Words } from '@app/schemas/language'
import type { Email } from '../../core/email.ts'

/** Where people write to us again. */
const contactPage = '/contact-us'

type Sent = { readonly fromEmail: string; readonly language: Language }

/** To the claimed sender. It repeats nothing of the message, so that nobody can make us send their own words to others. */
export function receivedEmail(to: string, language: Language, hours: Words<string>): Email {
  return {
    kind: 'contact-received',
    to,
    language,
    link: contactPage,
    en: {
      subject: 'We got your message',
      paragraphs: [
        'Thank you for writing to us. A person reads every message and answers within two business days.',
        `You can also call us: ${hours.en}.`,
        'If you didn’t write to us, someone entered your address by mistake. You don’t need to do anything.',
      ],
    },
    es: {
      subject: 'Tenemos tu mensaje',
      paragraphs: [
        'Gracias por escribirnos. Una persona lee cada mensaje y responde en un plazo de dos días hábiles.',
        `También puedes llamarnos: ${hours.es}.`,
        'Si no nos escribiste, alguien puso tu dirección por error. No tienes que hacer nada.',
      ],
    },
  }
}

/** To the sender, from the colleague who read the message. */
export function answerEmail({ fromEmail, subject, language }: Sent & { readonly subject: string }, answer: string): Email {
  const paragraphs = answer.split(/\n{2,}/)
  return {
    kind: 'contact-answer',
    to: fromEmail,
    language,
    link: contactPage,
    en: { subject: `Our answer: ${subject}`, paragraphs },
    es: { subject: `Nuestra respuesta: ${subject}`, paragraphs },
  }
}

/** To the sender of a message that complains about us. */
export function complaintEmail({ fromEmail, language }: Sent, by: Words<string>): Email {
  return {
    kind: 'complaint-received',
    to: fromEmail,
    language,
    link: contactPage,
    en: {
      subject: 'We’re looking into your complaint',
      paragraphs: [
        'We’re sorry that something went wrong. One of us is finding out what happened.',
        `We’ll e-mail you our answer by ${by.en}.`,
      ],
    },
    es: {
      subject: 'Estamos revisando tu queja',
      paragraphs: [
        'Lamentamos que algo saliera mal. Una persona de nuestro equipo está averiguando qué pasó.',
        `Te enviaremos nuestra respuesta por correo electrónico a más tardar el ${by.es}.`,
      ],
    },
  }
}

/** To the claimed sender, from a page that could not check for programs. It repeats nothing of the message. */
export function confirmSenderEmail(to: string, language: Language, url: string): Email {
  return {
    kind: 'contact-confirm',
    to,
    language,
    link: url,
    en: {
      subject: 'Confirm your message to us',
      paragraphs: [
        'You wrote to us with the form on our site. Use the button to send us the message. Until you do, no one reads it. After two days, it’s deleted.',
        'If you didn’t write to us, someone entered your address by mistake. You don’t need to do anything.',
      ],
      button: 'Send my message',
    },
    es: {
      subject: 'Confirma el mensaje que nos escribiste',
      paragraphs: [
        'Nos escribiste con el formulario de nuestro sitio. Usa el botón para enviarnos el mensaje. Hasta entonces nadie lo lee, y después de dos días se borra.',
        'Si no nos escribiste, alguien puso tu dirección por error. No tienes que hacer nada.',
      ],
      button: 'Enviar mi mensaje',
    },
  }
}
