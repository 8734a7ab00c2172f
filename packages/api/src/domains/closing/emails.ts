import type { Language } from '@app/schemas/language'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { graceDays, lastDayToKeep } from '@app/schemas/rules/people/closing'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** At once: what happens when, and how to undo it. */
export function closingAskedEmail({ to, personId, firstName }: Addressed, closesAt: Date): Email {
  const lastDay = lastDayToKeep(closesAt)
  return {
    kind: 'closing-asked',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'Your account will be closed',
      paragraphs: [
        `Hello ${firstName}. You asked us to close your account. We’ll do that after ${dayWords(lastDay)}.`,
        'Any of these that you had has ended: your membership’s renewal, repeating deposits, booked calls, linked accounts and your letter of authorization. If you have an empty account at the brokerage, we close it there first. That can take a few more days.',
        `Changed your mind? You have ${graceDays} days. Sign in, open your settings and press “Keep my account”.`,
        'If you didn’t ask for this, sign in, keep your account and change your password right away.',
      ],
      button: 'Keep my account',
    },
    es: {
      subject: 'Tu cuenta se cerrará',
      paragraphs: [
        `Hola, ${firstName}. Pediste que cerremos tu cuenta. Lo haremos después del ${dayWords(lastDay, 'es')}.`,
        'Si tenías algo de esto, ya terminó: la renovación de tu membresía, depósitos periódicos, llamadas reservadas, cuentas conectadas y tu carta de autorización. Si tienes una cuenta vacía en la casa de bolsa, primero la cerramos allí. Eso puede tardar unos días más.',
        `¿Cambiaste de opinión? Tienes ${graceDays} días. Inicia sesión, abre tus ajustes y pulsa “Conservar mi cuenta”.`,
        'Si no lo pediste tú, inicia sesión, conserva tu cuenta y cambia tu contraseña de inmediato.',
      ],
      button: 'Conservar mi cuenta',
    },
  }
}

export function keptEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'account-kept',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'Your account stays open',
      paragraphs: [
        `Hello ${firstName}. You’ve kept your account, and nothing in it was deleted.`,
        'If anything ended when you asked us to close it, such as deposits or calls, it hasn’t started again. You can set it up again at any time.',
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: 'Tu cuenta sigue abierta',
      paragraphs: [
        `Hola, ${firstName}. Conservaste tu cuenta, y no se borró nada de ella.`,
        'Si algo terminó cuando pediste cerrarla, como depósitos o llamadas, no ha vuelto a empezar. Puedes prepararlo otra vez cuando quieras.',
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}

/** Money came, or something else that has to be settled first. */
export function closingStoppedEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'closing-stopped',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'We couldn’t close your account yet',
      paragraphs: [
        `Hello ${firstName}. Something in your account isn’t settled, so we’ve kept it open and deleted nothing.`,
        'Your settings show what it is. Once it’s settled, you can ask us again.',
      ],
    },
    es: {
      subject: 'Todavía no pudimos cerrar tu cuenta',
      paragraphs: [
        `Hola, ${firstName}. Algo de tu cuenta está pendiente, así que la dejamos abierta y no borramos nada.`,
        'En tus ajustes ves qué es. Cuando esté resuelto, puedes pedírnoslo otra vez.',
      ],
    },
  }
}

/** The last one, to an address that we don’t have any more once it is sent. */
export function closedEmail(to: string, language: Language): Email {
  return {
    kind: 'account-closed',
    to,
    language,
    link: '/privacy',
    en: {
      subject: 'Your account is closed',
      paragraphs: [
        'Your account is closed, and what we knew about you is deleted. Nobody can sign in to it any more.',
        'The law makes us keep some records, such as signed papers and what was paid or moved. We set them apart and use them for nothing else.',
        'If a tax form or statement is still due, we mail it to the last address you gave us.',
      ],
      button: 'Read what we keep',
    },
    es: {
      subject: 'Tu cuenta está cerrada',
      paragraphs: [
        'Tu cuenta está cerrada y borramos lo que sabíamos de ti. Ya nadie puede entrar en ella.',
        'La ley nos obliga a guardar algunos registros, como documentos firmados y lo que se pagó o se movió. Los apartamos y no los usamos para nada más.',
        'Si todavía falta un formulario de impuestos o un estado de cuenta, lo enviamos por correo postal a la última dirección que nos diste.',
      ],
      button: 'Leer qué guardamos',
    },
  }
}
