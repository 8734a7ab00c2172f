import type { Language, Words } from '@app/schemas/language'
import { isSameDay, momentWords } from '@app/schemas/rules/days/call-slots'
import type { Email } from '../../core/email.ts'
import { type CallRow, isAboutMoving } from './store.ts'

/** Where e-mails about calls lead. */
export type CallLinks = { readonly afterCall: string; readonly moveCall: string; readonly searchCall: string }

type Addressed = { readonly to: string; readonly personId: string }

const atHand: Words<string> = {
  en: 'Please have a photo ID ready, and an account statement if you have one. We never ask for your password.',
  es: 'Ten a mano: un estado de la cuenta, si tienes uno, y una identificación con foto. Nunca pedimos tu contraseña.',
}

export function bookedEmail({ to, personId }: Addressed, call: CallRow): Email {
  return {
    kind: 'call-booked',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: `Your call on ${momentOf(call, 'en')}`,
      paragraphs: [
        `Your call is set for ${momentOf(call, 'en')}. We’ll call you.`,
        atHand.en,
        'You can move or cancel the call until it begins.',
      ],
      button: 'See or change the call',
    },
    es: {
      subject: `Tu llamada: ${momentOf(call, 'es')}`,
      paragraphs: [
        `Tu llamada es el ${momentOf(call, 'es')}. Nosotros te llamamos.`,
        atHand.es,
        'Puedes cambiar o cancelar la llamada hasta que empiece.',
      ],
      button: 'Ver o cambiar la llamada',
    },
  }
}

export function movedEmail({ to, personId }: Addressed, call: CallRow): Email {
  return {
    kind: 'call-moved',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: `Your call is now on ${momentOf(call, 'en')}`,
      paragraphs: [`We’ve moved your call to ${momentOf(call, 'en')}. The earlier time is canceled.`, atHand.en],
      button: 'See or change the call',
    },
    es: {
      subject: `Tu llamada ahora es el ${momentOf(call, 'es')}`,
      paragraphs: [`Cambiamos tu llamada al ${momentOf(call, 'es')}. El horario anterior ya no vale.`, atHand.es],
      button: 'Ver o cambiar la llamada',
    },
  }
}

export function cancelledEmail({ to, personId }: Addressed, call: CallRow): Email {
  return {
    kind: 'call-cancelled',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'Your call is canceled',
      paragraphs: [
        `Your call on ${momentOf(call, 'en')} is canceled, so we won’t call you then.`,
        'You can choose another time whenever you like.',
      ],
    },
    es: {
      subject: 'Tu llamada está cancelada',
      paragraphs: [
        `La llamada del ${momentOf(call, 'es')} está cancelada. No te llamaremos a esa hora.`,
        'Puedes elegir otro horario cuando quieras.',
      ],
    },
  }
}

/** Sent on the day before, unless something kept us from it until the day itself. */
export function reminderEmail({ to, personId }: Addressed, call: CallRow, now: Date): Email {
  const isToday = isSameDay(now, call.starts_at, call.time_zone)
  return {
    kind: 'call-reminder',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: `${isToday ? 'Today' : 'Tomorrow'}: your call on ${momentOf(call, 'en')}`,
      paragraphs: [`We’ll call you on ${momentOf(call, 'en')}.`, atHand.en],
      button: 'Move or cancel the call',
    },
    es: {
      subject: `${isToday ? 'Hoy' : 'Mañana'}: tu llamada del ${momentOf(call, 'es')}`,
      paragraphs: [`Te llamamos el ${momentOf(call, 'es')}.`, atHand.es],
      button: 'Cambiar o cancelar la llamada',
    },
  }
}

/** We called, and nobody answered. */
export function missedEmail({ to, personId }: Addressed, call: CallRow, links: CallLinks): Email {
  return {
    kind: 'call-missed',
    to,
    personId,
    link: isAboutMoving(call) ? links.moveCall : links.searchCall,
    en: {
      subject: 'We missed you',
      paragraphs: [
        `We called you on ${momentOf(call, 'en')} but couldn’t reach you.`,
        'Nothing is lost. Choose another time, and we’ll call again.',
      ],
      button: 'Choose another time',
    },
    es: {
      subject: 'No pudimos hablar contigo',
      paragraphs: [
        `Te llamamos el ${momentOf(call, 'es')} y no pudimos hablar contigo.`,
        'No se perdió nada. Elige otro horario y te llamamos de nuevo.',
      ],
      button: 'Elegir otro horario',
    },
  }
}

/** The time of a call about moving money is over: only the people on the line know how it went. */
export function overEmail({ to, personId }: Addressed, call: CallRow, links: CallLinks): Email {
  return {
    kind: 'call-over',
    to,
    personId,
    link: links.afterCall,
    en: {
      subject: 'How did your call go?',
      paragraphs: [
        `Your call about moving your money was on ${momentOf(call, 'en')}.`,
        'Tell us what your old plan said. It takes a minute, and then you can follow your money. If we couldn’t get through to the plan, you can choose another time.',
      ],
      button: 'Say how the call went',
    },
    es: {
      subject: '¿Cómo te fue en la llamada?',
      paragraphs: [
        `Tu llamada para mover tu dinero fue el ${momentOf(call, 'es')}.`,
        'Dinos qué dijo tu plan anterior. Toma un minuto, y después puedes seguir tu dinero. Si nadie pudo hablar con el plan, puedes elegir otro horario.',
      ],
      button: 'Decir cómo fue la llamada',
    },
  }
}

/** What was agreed on a call, as the colleague wrote it down. */
export function agreedEmail({ to, personId }: Addressed, call: CallRow, agreed: string, links: CallLinks): Email {
  // Nobody is asked how a call about a search or a question went.
  const isMoving = isAboutMoving(call)
  return {
    kind: 'call-agreed',
    to,
    personId,
    link: isMoving ? links.afterCall : '/dashboard',
    en: {
      subject: 'What we agreed on your call',
      paragraphs: [
        `Here’s what we agreed on our call on ${momentOf(call, 'en')}:`,
        agreed,
        'If something here isn’t right, reply to this e-mail.',
      ],
      ...(isMoving && { button: 'Say how the call went' }),
    },
    es: {
      subject: 'Lo que acordamos en tu llamada',
      paragraphs: [
        `En nuestra llamada del ${momentOf(call, 'es')} acordamos esto:`,
        agreed,
        'Si algo aquí no es correcto, responde a este correo.',
      ],
      ...(isMoving && { button: 'Decir cómo fue la llamada' }),
    },
  }
}

export function lostEmail({ to, personId }: Addressed, call: CallRow): Email {
  return {
    kind: 'call-lost',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'Please choose another time for your call',
      paragraphs: [
        `You asked for a call on ${momentOf(call, 'en')}. Our calendar didn’t answer then, and that time is no longer free.`,
        'We’re sorry. Please choose another time.',
      ],
      button: 'Choose a time',
    },
    es: {
      subject: 'Elige otro horario para tu llamada',
      paragraphs: [
        `Pediste una llamada el ${momentOf(call, 'es')}. Nuestro calendario no respondió en ese momento, y ese horario ya no está libre.`,
        'Lo sentimos. Elige otro horario.',
      ],
      button: 'Elegir un horario',
    },
  }
}

function momentOf({ starts_at, time_zone }: CallRow, language: Language): string {
  return momentWords(starts_at, time_zone, language)
}
