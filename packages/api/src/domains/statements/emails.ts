import type { Words } from '@app/schemas/language'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

type Paper = 'statement' | 'confirmation' | '1099-R' | '5498'

const words: Words<Readonly<Record<Paper, { readonly subject: string; readonly about: string }>>> = {
  en: {
    statement: { subject: 'Your account statement is ready', about: 'The statement of your account for the last quarter is here.' },
    confirmation: {
      subject: 'Your confirmation is ready',
      about: 'A trade or transfer in your account is final, and your confirmation is here.',
    },
    '1099-R': {
      subject: 'Your Form 1099-R is ready',
      about: 'The form about what you took out of your account last year is here. You need it for your tax return.',
    },
    '5498': {
      subject: 'Your Form 5498 is ready',
      about: 'The form about what you put into your IRA for last year, and what it was worth then, is here. Keep it with your tax papers.',
    },
  },
  es: {
    statement: { subject: 'Tu estado de cuenta está listo', about: 'Aquí está el estado de tu cuenta del último trimestre.' },
    confirmation: {
      subject: 'Tu confirmación está lista',
      about: 'Una operación o transferencia de tu cuenta es definitiva, y aquí está el documento que la confirma.',
    },
    '1099-R': {
      subject: 'Tu Formulario 1099-R está listo',
      about: 'Aquí está el formulario sobre lo que sacaste de tu cuenta el año pasado. Lo necesitas para tu declaración de impuestos.',
    },
    '5498': {
      subject: 'Tu Formulario 5498 está listo',
      about:
        'Aquí está el formulario sobre lo que pusiste en tu IRA para el año pasado y lo que valía entonces. Guárdalo con tus papeles de impuestos.',
    },
  },
}

/**
 * Says that a paper is there, without an amount. Nobody can unsubscribe from these: statements, confirmations and tax forms have to be
 * delivered, and people have agreed to get them this way.
 */
export function paperHereEmail(kind: Paper) {
  return ({ to, personId, firstName }: Addressed): Email => ({
    kind: 'paper-ready',
    to,
    personId,
    link: '/dashboard/documents',
    en: {
      subject: words.en[kind].subject,
      paragraphs: [
        `Hello ${firstName}. ${words.en[kind].about}`,
        'Sign in and open your documents to read it. We never send papers by e-mail.',
      ],
    },
    es: {
      subject: words.es[kind].subject,
      paragraphs: [
        `Hola, ${firstName}. ${words.es[kind].about} El documento está en inglés.`,
        'Inicia sesión y abre tus documentos para leerlo. Nunca enviamos documentos por correo electrónico.',
      ],
    },
  })
}

/** People who have closed their account with us cannot sign in any more, and we don’t have their name. */
type Left = Omit<Addressed, 'firstName'>

/** The same for them. */
export function paperMailedEmail(kind: Paper) {
  return ({ to, personId }: Left): Email => ({
    kind: 'paper-mailed',
    to,
    personId,
    link: '/contact-us',
    en: {
      subject: words.en[kind].subject,
      paragraphs: [
        words.en[kind].about,
        'You’ve closed your account with us, so we’re mailing it to you on paper, to the last address you gave us.',
        'If you’ve moved, please tell us.',
      ],
      button: 'Tell us my address',
    },
    es: {
      subject: words.es[kind].subject,
      paragraphs: [
        `${words.es[kind].about} El documento está en inglés.`,
        'Cerraste tu cuenta con nosotros, así que te lo enviamos en papel, a la última dirección que nos diste.',
        'Si te mudaste, avísanos.',
      ],
      button: 'Dar mi dirección',
    },
  })
}

/** A form that was made again, because a later entry changed what it reports. */
export function correctedFormEmail(form: '1099-R' | '5498') {
  return ({ to, personId, firstName }: Addressed): Email => ({
    kind: 'form-corrected',
    to,
    personId,
    link: '/dashboard/documents',
    en: {
      subject: `Your Form ${form} has been corrected`,
      paragraphs: [
        `Hello ${firstName}. What we report about your account has changed, so there’s a corrected Form ${form} in your documents.`,
        'It replaces the earlier one. If you’ve already filed your tax return with that one, ask a tax adviser if you need to amend it.',
        'Sign in and open your documents to read it. We never send papers by e-mail.',
      ],
    },
    es: {
      subject: `Se corrigió tu Formulario ${form}`,
      paragraphs: [
        `Hola, ${firstName}. Cambió lo que informamos sobre tu cuenta, así que entre tus documentos hay un Formulario ${form} corregido. El documento está en inglés.`,
        'Reemplaza al anterior. Si ya presentaste tu declaración de impuestos con el primero, pregunta a un asesor fiscal si hay que cambiarla.',
        'Inicia sesión y abre tus documentos para leerlo. Nunca enviamos documentos por correo electrónico.',
      ],
    },
  })
}

/** The same for people who have left. */
export function correctedFormMailedEmail(form: '1099-R' | '5498') {
  return ({ to, personId }: Left): Email => ({
    kind: 'form-corrected-mailed',
    to,
    personId,
    link: '/contact-us',
    en: {
      subject: `Your Form ${form} has been corrected`,
      paragraphs: [
        `What we report about your account has changed, so we’re mailing you a corrected Form ${form}, to the last address you gave us.`,
        'It replaces the earlier one. If you’ve already filed your tax return with that one, ask a tax adviser if you need to amend it.',
        'If you’ve moved, please tell us.',
      ],
      button: 'Tell us my address',
    },
    es: {
      subject: `Se corrigió tu Formulario ${form}`,
      paragraphs: [
        `Cambió lo que informamos sobre tu cuenta, así que te enviamos en papel un Formulario ${form} corregido, a la última dirección que nos diste. El documento está en inglés.`,
        'Reemplaza al anterior. Si ya presentaste tu declaración de impuestos con el primero, pregunta a un asesor fiscal si hay que cambiarla.',
        'Si te mudaste, avísanos.',
      ],
      button: 'Dar mi dirección',
    },
  })
}
