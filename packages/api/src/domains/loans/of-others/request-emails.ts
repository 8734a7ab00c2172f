import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Language, Words } from '@app/schemas/language'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'
import { howToReply } from '../../questionnaire/emails.ts'

type About = 'answer' | 'question'

const subjects: Words<Readonly<Record<About, string>>> = {
  en: { answer: 'Our answer to your request', question: 'A question about your request' },
  es: { answer: 'Nuestra respuesta a tu solicitud', question: 'Una pregunta sobre tu solicitud' },
}

/** What a colleague writes about a request, with its number. */
export function requestEmail({ to, personId, firstName }: Addressed, id: string, what: About, text: string): Email {
  const written = text.split(/\n{2,}/)
  const reply = (language: Language) => (what === 'question' ? [howToReply[language]] : [])
  return {
    kind: `loan-request-${what}`,
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: `${subjects.en[what]}: ${shortNumber(id)}`,
      paragraphs: [`Hello ${firstName}.`, ...written, ...reply('en'), 'This isn’t a contract. Nothing is final until you sign.'],
    },
    es: {
      subject: `${subjects.es[what]}: ${shortNumber(id)}`,
      paragraphs: [`Hola, ${firstName}.`, ...written, ...reply('es'), 'Esto no es un contrato. Nada está acordado hasta que firmes.'],
    },
  }
}

/** A colleague has said no: why, that nothing comes of it and nothing is owed, and what can be done instead. */
export function refusedRequestEmail(
  { to, personId, firstName }: Addressed,
  id: string,
  why: string,
  support: Words<BrandFile['support']>,
): Email {
  const reason = why.split(/\n{2,}/)
  const { en, es } = support
  return {
    kind: 'loan-request-refused',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: `We can’t get you this loan: ${shortNumber(id)}`,
      paragraphs: [
        `Hello ${firstName}. The answer to your request is no. This is why:`,
        ...reason,
        'No money is coming from this request. You didn’t pay for it, so there’s nothing to give back, and you owe nothing.',
        'You can leave things as they are, ask again for another amount, or compare other ways to borrow on the page of your loan.',
        `Do you think this is wrong? Write to ${en.email} or call ${en.phone}, ${en.hours}.`,
      ],
    },
    es: {
      subject: `No podemos conseguirte este préstamo: ${shortNumber(id)}`,
      paragraphs: [
        `Hola, ${firstName}. La respuesta a tu solicitud es no. Este es el motivo:`,
        ...reason,
        'De esta solicitud no viene ningún dinero. No pagaste por ella, así que no hay nada que devolver, y no debes nada.',
        'Puedes dejar todo como está, pedir otra cantidad o comparar otras maneras de pedir prestado en la página de tu préstamo.',
        `¿Crees que es un error? Escribe a ${es.email} o llama al ${es.phone}, ${es.hours}.`,
      ],
    },
  }
}

/** A request that was started and never sent, so nobody works on it. */
export function unsentEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'loan-request-unsent',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'Your loan request hasn’t been sent yet',
      paragraphs: [
        `Hello ${firstName}. We saved your answers about a loan. You haven’t sent the request, so nobody has seen it.`,
        'Sign in to check your answers and send it. If you’ve changed your mind, you don’t need to do anything.',
      ],
    },
    es: {
      subject: 'Tu solicitud de préstamo aún no se envió',
      paragraphs: [
        `Hola, ${firstName}. Guardamos tus respuestas sobre un préstamo. No has enviado la solicitud, así que nadie la ha visto.`,
        'Inicia sesión para revisar tus respuestas y enviarla. Si cambiaste de idea, no tienes que hacer nada.',
      ],
    },
  }
}
