import type { Words } from '@app/schemas/language'
import type { Email, EmailText } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

type Change = 'asked' | 'kept' | 'taken-back' | 'spouse-asked' | 'in-force'

const notYou = {
  en: 'If this wasn’t you, change your password and write to us right away.',
  es: 'Si no fuiste tú, cambia tu contraseña y escríbenos de inmediato.',
}

/** Who gets the accounts until a new list counts: those on the list before it; without one, whom the agreement says. */
const untilThen: Readonly<Record<'listed' | 'unlisted', Words<string>>> = {
  listed: { en: 'Until then the list you had stays in force.', es: 'Hasta entonces vale tu lista anterior.' },
  unlisted: {
    en: 'Until then the account agreement says who gets your accounts.',
    es: 'Hasta entonces el acuerdo de la cuenta dice quién recibe tus cuentas.',
  },
}

/** What changes in the words for people who had no list before. */
const first: Readonly<Partial<Record<Change, Words<EmailText>>>> = {
  asked: {
    en: {
      subject: 'You chose who gets your accounts',
      paragraphs: [
        'You signed a list of the people who get your accounts if you die. We send it to the custodian in an hour. Until then you can take it back, in your settings.',
        `We’ll write to you when the custodian has recorded it. ${untilThen.unlisted.en}`,
        notYou.en,
      ],
    },
    es: {
      subject: 'Elegiste quién recibe tus cuentas',
      paragraphs: [
        'Firmaste una lista de las personas que reciben tus cuentas si mueres. La enviamos al custodio en una hora. Hasta entonces puedes retirarla, en tus ajustes.',
        `Te escribiremos cuando el custodio la haya registrado. ${untilThen.unlisted.es}`,
        notYou.es,
      ],
    },
  },
  'taken-back': {
    en: {
      subject: 'You took back your list of beneficiaries',
      paragraphs: [
        'You took back the list before it was sent. Nothing has changed: the account agreement says who gets your accounts.',
        notYou.en,
      ],
    },
    es: {
      subject: 'Retiraste tu lista de beneficiarios',
      paragraphs: [
        'Retiraste la lista antes de que se enviara. No cambió nada: el acuerdo de la cuenta dice quién recibe tus cuentas.',
        notYou.es,
      ],
    },
  },
  'spouse-asked': {
    en: {
      subject: 'Your spouse has to agree to your list',
      paragraphs: [
        'The law gives your spouse a say in who gets your account. We’ll write to you with what they have to sign.',
        untilThen.unlisted.en,
      ],
    },
    es: {
      subject: 'Tu cónyuge tiene que aceptar tu lista',
      paragraphs: [
        'La ley le da a tu cónyuge voz sobre quién recibe tu cuenta. Te escribiremos con lo que tiene que firmar.',
        untilThen.unlisted.es,
      ],
    },
  },
  'in-force': {
    en: {
      subject: 'Your list of beneficiaries is in force',
      paragraphs: ['The custodian has recorded the list you signed. It counts from today. A copy is in your documents.', notYou.en],
    },
    es: {
      subject: 'Tu lista de beneficiarios ya vale',
      paragraphs: ['El custodio registró la lista que firmaste. Vale desde hoy. Hay una copia en tus documentos.', notYou.es],
    },
  },
}

/** It names nobody: e-mails are read by others too. */
const changes: Readonly<Record<Change, Words<EmailText>>> = {
  asked: {
    en: {
      subject: 'You changed who gets your accounts',
      paragraphs: [
        'You signed a new list of the people who get your accounts if you die. We send it to the custodian in an hour. Until then you can keep the list you had, in your settings.',
        'The list you had stays in force until the custodian has recorded the new one. We’ll write to you then.',
        notYou.en,
      ],
    },
    es: {
      subject: 'Cambiaste quién recibe tus cuentas',
      paragraphs: [
        'Firmaste una lista nueva de las personas que reciben tus cuentas si mueres. La enviamos al custodio en una hora. Hasta entonces puedes conservar la lista anterior, en tus ajustes.',
        'La lista anterior vale hasta que el custodio registre la nueva. Entonces te escribiremos.',
        notYou.es,
      ],
    },
  },
  kept: {
    en: {
      subject: 'You chose who gets your accounts',
      paragraphs: [
        'You signed a list of the people who get your accounts if you die. You don’t have an account with us yet, so it goes along with your application when you open one.',
        notYou.en,
      ],
    },
    es: {
      subject: 'Elegiste quién recibe tus cuentas',
      paragraphs: [
        'Firmaste una lista de las personas que reciben tus cuentas si mueres. Todavía no tienes una cuenta con nosotros, así que la enviamos con tu solicitud cuando abras una.',
        notYou.es,
      ],
    },
  },
  'taken-back': {
    en: {
      subject: 'You kept your list of beneficiaries',
      paragraphs: ['You took back the new list before it was sent. Nothing has changed: the list you had still counts.', notYou.en],
    },
    es: {
      subject: 'Conservaste tu lista de beneficiarios',
      paragraphs: ['Retiraste la lista nueva antes de que se enviara. No cambió nada: tu lista anterior sigue valiendo.', notYou.es],
    },
  },
  'spouse-asked': {
    en: {
      subject: 'Your spouse has to agree to your new list',
      paragraphs: [
        'The law gives your spouse a say in who gets your account. We’ll write to you with what they have to sign.',
        untilThen.listed.en,
      ],
    },
    es: {
      subject: 'Tu cónyuge tiene que aceptar tu lista nueva',
      paragraphs: [
        'La ley le da a tu cónyuge voz sobre quién recibe tu cuenta. Te escribiremos con lo que tiene que firmar.',
        untilThen.listed.es,
      ],
    },
  },
  'in-force': {
    en: {
      subject: 'Your new list of beneficiaries is in force',
      paragraphs: ['The custodian has recorded the list you signed. It counts from today. A copy is in your documents.', notYou.en],
    },
    es: {
      subject: 'Tu lista nueva de beneficiarios ya vale',
      paragraphs: ['El custodio registró la lista que firmaste. Vale desde hoy. Hay una copia en tus documentos.', notYou.es],
    },
  },
}

/** `hadList`: whether a list counted before this one. */
export function beneficiariesChangedEmail({ to, personId }: Addressed, change: Change, hadList: boolean): Email {
  const words = (hadList ? undefined : first[change]) ?? changes[change]
  return { kind: 'beneficiaries-changed', to, personId, link: '/dashboard/settings', ...words }
}

type Answer = { readonly subject: string; readonly lead: string; readonly end: (untilThen: string) => string }

const answers: Readonly<Record<'asked' | 'refused', Words<Answer>>> = {
  asked: {
    en: {
      subject: 'We need something for your list of beneficiaries',
      lead: 'One of us is working on the list you signed, and writes:',
      end: (until) => `Reply under Help, where you can also send papers. ${until}`,
    },
    es: {
      subject: 'Necesitamos algo para tu lista de beneficiarios',
      lead: 'Una persona de nuestro equipo se ocupa de la lista que firmaste y te escribe:',
      end: (until) => `Responde en Ayuda, donde también puedes enviar documentos. ${until}`,
    },
  },
  refused: {
    en: {
      subject: 'Your list of beneficiaries wasn’t accepted',
      lead: 'The custodian didn’t record the list you signed. This is why:',
      end: (until) => `You can sign another one in your settings. ${until}`,
    },
    es: {
      subject: 'Tu lista de beneficiarios no se aceptó',
      lead: 'El custodio no registró la lista que firmaste. Este es el motivo:',
      end: (until) => `Puedes firmar otra en tus ajustes. ${until}`,
    },
  },
}

/** With the words of a colleague. */
export function beneficiariesAnswerEmail({ to, personId }: Addressed, answer: 'asked' | 'refused', words: string, hadList: boolean): Email {
  const { en, es } = answers[answer]
  const until = untilThen[hadList ? 'listed' : 'unlisted']
  const link = answer === 'asked' ? '/dashboard/need-help' : '/dashboard/settings'
  return {
    kind: 'beneficiaries-answer',
    to,
    personId,
    link,
    en: { subject: en.subject, paragraphs: [en.lead, words, en.end(until.en)] },
    es: { subject: es.subject, paragraphs: [es.lead, words, es.end(until.es)] },
  }
}
