import { type Language, locales, type Words } from '@app/schemas/language'
import type { Email } from '../../core/email.ts'
import type { Account } from '../auth/account.ts'
import type { Addressed } from '../auth/write-to.ts'
import { paperName, saidIn } from './stored-words.ts'

type Asked = { readonly doc_type: string; readonly reason: string }

/** `waits`: what can’t open before they have come. */
export function documentsAskedEmail({ id, email }: Account, asked: readonly Asked[], waits: Words<string>): Email {
  const listIn = (language: Language) =>
    asked.map(({ doc_type, reason }) => `${paperName(language, doc_type)}: ${saidIn(language, reason)}`)
  return {
    kind: 'documents-asked',
    to: email,
    personId: id,
    link: '/dashboard/documents',
    en: {
      subject: 'We need some papers from you',
      paragraphs: [
        `Before your ${waits.en} can open, please send us the following. Sign in and open your documents to send them.`,
        ...listIn('en'),
        'Your money stays where it is in the meantime. Never send papers by e-mail.',
      ],
    },
    es: {
      subject: 'Necesitamos documentos tuyos',
      paragraphs: [
        `Antes de abrir tu cuenta ${waits.es}, envíanos lo siguiente. Inicia sesión y abre tus documentos para enviarlos.`,
        ...listIn('es'),
        'Mientras tanto tu dinero se queda donde está. Nunca envíes documentos por correo electrónico.',
      ],
    },
  }
}

/** A paper was not good enough, and why. The request for it is open again. */
export function documentRefusedEmail({ id, email }: Account, { doc_type }: Pick<Asked, 'doc_type'>, because: string): Email {
  return {
    kind: 'document-refused',
    to: email,
    personId: id,
    link: '/dashboard/documents',
    en: {
      subject: 'Please send your paper again',
      paragraphs: [
        `We couldn’t accept the paper you sent us (${paperName('en', doc_type)}). ${because}`,
        'Please sign in, open your documents and send it again. Never send papers by e-mail.',
      ],
    },
    es: {
      subject: 'Envía tu documento otra vez',
      paragraphs: [
        `No pudimos aceptar el documento que nos enviaste (${paperName('es', doc_type)}). ${saidIn('es', because)}`,
        'Inicia sesión, abre tus documentos y envíalo otra vez. Nunca envíes documentos por correo electrónico.',
      ],
    },
  }
}

/** It lets us ask others about them: somebody who signed it in their name is found out. */
export function letterSignedEmail({ to, personId }: Addressed, ends: Date): Email {
  const endsOn = (locale: string) => ends.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    kind: 'letter-signed',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'You signed the letter of authorization',
      paragraphs: [
        `It lets us ask record keepers about your old accounts. It ends on ${endsOn(locales.en)}, or when you withdraw it.`,
        'Your settings show who has seen it, and you can withdraw it there at any time. A copy is in your documents.',
        'If this wasn’t you, withdraw it there, change your password, and write to us.',
      ],
    },
    es: {
      subject: 'Firmaste la carta de autorización',
      paragraphs: [
        `Nos permite preguntar por tus cuentas antiguas a quienes las administran. Termina el ${endsOn(locales.es)}, o cuando la retires.`,
        'En tus ajustes ves quién la ha visto, y ahí puedes retirarla cuando quieras. Hay una copia en tus documentos.',
        'Si no fuiste tú, retírala ahí, cambia tu contraseña y escríbenos.',
      ],
    },
  }
}

export function letterWithdrawnEmail({ id, email }: Account): Email {
  return {
    kind: 'letter-withdrawn',
    to: email,
    personId: id,
    link: '/dashboard/documents',
    en: {
      subject: 'You’ve withdrawn your letter of authorization',
      paragraphs: [
        'From now on, we won’t ask anyone about your accounts. We’ll tell each company that has the letter.',
        'The answers we already have stay in your records until you ask us to delete them. You can sign a new letter at any time.',
        'If this wasn’t you, sign in, change your password, and write to us.',
      ],
    },
    es: {
      subject: 'Retiraste tu carta de autorización',
      paragraphs: [
        'Desde ahora no preguntamos a nadie por tus cuentas. Avisamos a cada empresa que tiene la carta.',
        'Las respuestas que ya tenemos quedan en tus registros hasta que pidas que las borremos. Puedes firmar una carta nueva en cualquier momento.',
        'Si no fuiste tú, inicia sesión, cambia tu contraseña y escríbenos.',
      ],
    },
  }
}

/** A paper that was asked for from a provider is there; or why it is not. */
export function requestedPaperEmail({ to, personId }: Addressed, because: string | null): Email {
  return {
    kind: because === null ? 'paper-here' : 'paper-refused',
    to,
    personId,
    link: '/dashboard/documents',
    en: {
      subject: because === null ? 'The paper you asked for is here' : 'We couldn’t get the paper you asked for',
      paragraphs: [because ?? 'Sign in and open your documents to read it.'],
    },
    es: {
      subject: because === null ? 'Ya está el documento que pediste' : 'No pudimos conseguir el documento que pediste',
      paragraphs: [because ?? 'Inicia sesión y abre tus documentos para leerlo.'],
    },
  }
}

/** The last word about a letter that was withdrawn. */
export function everybodyKnowsEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'letter-withdrawn-everywhere',
    to,
    personId,
    link: '/dashboard/documents',
    en: {
      subject: 'Everyone who saw your letter knows it’s withdrawn',
      paragraphs: [`Hello ${firstName}. Each company that has seen your letter of authorization now knows that it’s no longer valid.`],
    },
    es: {
      subject: 'Todos los que vieron tu carta saben que la retiraste',
      paragraphs: [`Hola, ${firstName}. Cada empresa que vio tu carta de autorización ya sabe que no es válida.`],
    },
  }
}
