import { type Language, locales, type Words } from '@app/schemas/language'
import { recoveryDays, recoveryLinkDays } from '@app/schemas/rules/people/second-factor'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** What one of us does first, to make sure: nothing, or how the owner is reached. */
type Look = 'not-needed' | 'calls-them' | { readonly callUs: Words<{ readonly phone: string; readonly hours: string }> }
type Asked = { readonly readyAt: Date; readonly look: Look; readonly url: string }

/** At once: what happens when, and how to stop it. */
export function recoveryAskedEmail({ to, personId, firstName }: Addressed, { readyAt, look, url }: Asked): Email {
  return {
    kind: 'recovery-asked',
    to,
    personId,
    link: url,
    en: {
      subject: 'Someone asked to get into your account without its second factor',
      paragraphs: [
        `Hello ${firstName}. Someone who knows your password, or can read your e-mail, told us that your passkeys, app and backup codes are lost.`,
        `If it was you, wait. On ${dayIn('en', readyAt)} you’ll get an e-mail with a link to set a new password and start over.`,
        ...lookWords(look).en,
        `If it wasn’t you, press the button. Nothing in your account has changed, and nothing will. You have ${recoveryDays} days.`,
        'Signing in with a passkey or a code stops it as well.',
      ],
      button: 'Stop it',
    },
    es: {
      subject: 'Alguien pidió entrar en tu cuenta sin el segundo factor',
      paragraphs: [
        `Hola, ${firstName}. Alguien que conoce tu contraseña o puede leer tu correo nos dijo que se perdieron tus llaves de acceso, tu aplicación y tus códigos de respaldo.`,
        `Si fuiste tú, espera. El ${dayIn('es', readyAt)} recibirás un correo con un enlace para elegir una contraseña nueva y empezar de nuevo.`,
        ...lookWords(look).es,
        `Si no fuiste tú, pulsa el botón. En tu cuenta no cambió nada, y nada cambiará. Tienes ${recoveryDays} días.`,
        'También se detiene si inicias sesión con una llave de acceso o un código.',
      ],
      button: 'Detenerlo',
    },
  }
}

function lookWords(look: Look): Words<readonly string[]> {
  if (look === 'not-needed') return { en: [], es: [] }
  if (look === 'calls-them')
    return {
      en: ['Because there’s money in your account, one of us will call you first at the number you confirmed.'],
      es: ['Como hay dinero en tu cuenta, antes te llamaremos al número que confirmaste.'],
    }
  const { en, es } = look.callUs
  return {
    en: [
      `Because there’s money in your account, one of us first makes sure that it’s you. You haven’t confirmed a phone number, so please call us at ${en.phone}, ${en.hours}.`,
    ],
    es: [
      `Como hay dinero en tu cuenta, antes comprobamos que eres tú. No confirmaste ningún número de teléfono, así que llámanos al ${es.phone}, ${es.hours}.`,
    ],
  }
}

export function recoveryStoppedEmail({ to, personId, firstName }: Addressed, because: 'stopped' | 'factor-shown'): Email {
  const why =
    because === 'stopped'
      ? { en: 'It was stopped.', es: 'Se detuvo.' }
      : { en: 'It stopped because a passkey or a code was used.', es: 'Se detuvo porque se usó una llave de acceso o un código.' }
  return {
    kind: 'recovery-stopped',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'Nobody gets in without your second factor',
      paragraphs: [
        `Hello ${firstName}. Someone had asked to get into your account without its second factor. ${why.en}`,
        'If you hadn’t asked for it, someone may know your password. Change it now.',
      ],
    },
    es: {
      subject: 'Nadie entra sin tu segundo factor',
      paragraphs: [
        `Hola, ${firstName}. Alguien había pedido entrar en tu cuenta sin el segundo factor. ${why.es}`,
        'Si no lo pediste tú, alguien puede conocer tu contraseña. Cámbiala ahora.',
      ],
    },
  }
}

export function recoveryRefusedEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'recovery-refused',
    to,
    personId,
    link: '/contact-us',
    en: {
      subject: 'We couldn’t be sure that it’s you',
      paragraphs: [
        `Hello ${firstName}. You asked to get in without your second factor. We couldn’t make sure that it was you, so nothing has changed.`,
        'Write to us, and we’ll look at it together.',
      ],
    },
    es: {
      subject: 'No pudimos comprobar que eres tú',
      paragraphs: [
        `Hola, ${firstName}. Pediste entrar sin el segundo factor. No pudimos comprobar que fuiste tú, así que nada cambió.`,
        'Escríbenos y lo vemos contigo.',
      ],
    },
  }
}

/** With a link that is good once. */
export function recoveryReadyEmail({ to, personId, firstName }: Addressed, url: string): Email {
  return {
    kind: 'recovery-ready',
    to,
    personId,
    link: url,
    en: {
      subject: 'You can get back into your account now',
      paragraphs: [
        `Hello ${firstName}. The wait is over. Choose a new password with the button. The link works once, for ${recoveryLinkDays} days.`,
        'Your old passkeys, app and backup codes are removed by that, and you’re signed out everywhere. Then sign in and set up new ones.',
        'If you didn’t ask for this, don’t use the link. Sign in with your second factor, and it stops.',
      ],
      button: 'Choose a new password',
    },
    es: {
      subject: 'Ya puedes volver a entrar en tu cuenta',
      paragraphs: [
        `Hola, ${firstName}. La espera terminó. Elige una contraseña nueva con el botón. El enlace funciona una vez, durante ${recoveryLinkDays} días.`,
        'Con eso se quitan tus llaves de acceso, tu aplicación y tus códigos de respaldo anteriores, y se cierra la sesión en todas partes. Después inicia sesión y configura otros.',
        'Si no lo pediste, no uses el enlace. Inicia sesión con tu segundo factor y se detiene.',
      ],
      button: 'Elegir una contraseña nueva',
    },
  }
}

export function recoveryDoneEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'recovery-done',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'Your second factor was removed',
      paragraphs: [
        `Hello ${firstName}. You have a new password. Your old passkeys, app and backup codes no longer count, and every device is signed out.`,
        'Sign in and add a passkey or an app, so that a password alone isn’t enough again.',
        'If this wasn’t you, write to us right away.',
      ],
    },
    es: {
      subject: 'Se quitó tu segundo factor',
      paragraphs: [
        `Hola, ${firstName}. Tienes una contraseña nueva. Tus llaves de acceso, tu aplicación y tus códigos de respaldo anteriores ya no valen, y se cerró la sesión en todos los dispositivos.`,
        'Inicia sesión y agrega una llave de acceso o una aplicación, para que la contraseña sola ya no baste.',
        'Si no fuiste tú, escríbenos de inmediato.',
      ],
    },
  }
}

function dayIn(language: Language, at: Date): string {
  return at.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
}
