import type { Words } from '@app/schemas/language'
import type { RolloverWay } from '@app/schemas/rules/accounts/rollover'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { EmailKind } from '../../core/email-kinds.ts'
import type { Payment } from '../../partners/record-keepers/record-keepers.ts'
import type { Addressed } from '../auth/write-to.ts'
import { howToReply } from '../questionnaire/emails.ts'
import type { Details } from './details.ts'
import { holderOf, type RefusedWhy, refusalWords, startOf } from './holder-words.ts'

type About = Pick<Details, 'employer' | 'recordKeeper'>
type Said = readonly [subject: string, ...paragraphs: string[]]
type KindOf<K> = K extends `rollover-${infer Kind}` ? Kind : never
type Own = Words<Said> & { readonly kind: KindOf<EmailKind>; readonly link?: string; readonly button?: Words<string> }

const toSign: Pick<Own, 'button'> = { button: { en: 'Sign the form', es: 'Firmar el formulario' } }

export function requestedEmail(to: Addressed, about: About): Email {
  return toEmail(to, about, {
    kind: 'requested',
    en: [
      'Sign the form, and we’ll ask for your account to be moved',
      'Your request is saved. The transfer form says where the money goes. Nothing is sent until you sign it.',
    ],
    es: [
      'Firma el formulario y pediremos que muevan tu cuenta',
      'Tu solicitud está guardada. El formulario de traslado dice adónde va el dinero. Nada se envía antes de que lo firmes.',
    ],
    ...toSign,
  })
}

export function formReminderEmail(to: Addressed, about: About): Email {
  return toEmail(to, about, {
    kind: 'form-reminder',
    en: [
      'Your move is waiting for your signature',
      'Your transfer form isn’t signed yet, so nobody has been asked to move your money. You can sign it or cancel the request.',
    ],
    es: [
      'Tu traslado espera tu firma',
      'Tu formulario de traslado aún no está firmado, así que a nadie se le ha pedido mover tu dinero. Puedes firmarlo o cancelar la solicitud.',
    ],
    ...toSign,
  })
}

export function formWantedEmail(to: Addressed, about: About): Email {
  const { en, es } = namesOf(about)
  return toEmail(to, about, {
    kind: 'form-wanted',
    en: [
      'Your old plan needs its own form',
      `${en} doesn’t accept our form. One of us will get theirs, fill it out and e-mail you when it’s ready to sign.`,
      'Your move continues after that.',
    ],
    es: [
      'Tu plan anterior necesita su propio formulario',
      `${es} no acepta nuestro formulario. Una persona de nuestro equipo consigue el suyo, lo llena y te escribe cuando esté listo para firmar.`,
      'Después de eso sigue el traslado.',
    ],
  })
}

export function paperNeededEmail(to: Addressed, about: About, needed: string): Email {
  const { en, es } = namesOf(about)
  return toEmail(to, about, {
    kind: 'paper-needed',
    en: [
      'Your old plan needs something from you',
      `${en} needs this before it moves your money: ${needed}`,
      'Reply to this e-mail or call us, and we’ll go through it together.',
    ],
    es: [
      'Tu plan anterior necesita algo de ti',
      `${es} necesita esto antes de mover tu dinero: ${needed}`,
      'Responde a este correo o llámanos, y lo vemos juntos.',
    ],
  })
}

export function acceptedEmail(to: Addressed, about: About): Email {
  const { en, es } = namesOf(about)
  return toEmail(to, about, {
    kind: 'accepted',
    en: [
      'Your request to move your account was accepted',
      `${en} has your request. You don’t need to do anything. We’ll e-mail you when the money is on its way.`,
      'It often takes three to five weeks, because many plans still mail checks.',
    ],
    es: [
      'Aceptaron tu solicitud de mover tu cuenta',
      `${es} tiene tu solicitud. No tienes que hacer nada. Te escribimos cuando el dinero esté en camino.`,
      'A menudo tarda de tres a cinco semanas, porque muchos planes todavía mandan cheques por correo.',
    ],
  })
}

export function sentEmail(to: Addressed, about: About, way: RolloverWay, payments: readonly Pick<Payment, 'amountCents' | 'way'>[]): Email {
  const { en, es } = namesOf(about)
  const ways = { check: 'con cheque', wire: 'por transferencia' } as const
  const english = payments.map((one) => `${formatCents(one.amountCents)} by ${one.way}`).join(' and ')
  const spanish = payments.map((one) => `${formatCents(one.amountCents)} ${ways[one.way]}`).join(' y ')
  const isToPerson = way === 'paid-to-person'
  return toEmail(to, about, {
    kind: 'sent',
    en: [
      'Your money is on its way',
      `${en} says it has sent ${english}. It isn’t invested until it arrives.`,
      isToPerson
        ? 'It’s coming to you. You have 60 days to put the full amount into your new account, including the 20% that was withheld. What you don’t put in is taxed.'
        : 'If a check comes to you, don’t cash it. Send it on to your new account.',
    ],
    es: [
      'Tu dinero está en camino',
      `${es} dice que envió ${spanish}. Hasta que llegue no está invertido.`,
      isToPerson
        ? 'Te llega a ti. Tienes 60 días para poner la cantidad completa en tu cuenta nueva, con el 20% que se retuvo. Lo que no pongas paga impuestos.'
        : 'Si te llega un cheque, no lo cobres: envíalo a la cuenta nueva.',
    ],
  })
}

export function partArrivedEmail(to: Addressed, about: About, cents: number): Email {
  const amount = formatCents(cents)
  return toEmail(to, about, {
    kind: 'part-arrived',
    en: ['Part of your money has arrived', `${amount} is in your new account. We’ll e-mail you again when the rest arrives.`],
    es: ['Llegó una parte de tu dinero', `${amount} están en tu cuenta nueva. Te escribimos otra vez cuando llegue el resto.`],
  })
}

/** The move was refused or canceled before: no more of it is to come, and a colleague looks into it. */
export function arrivedAfterEndEmail(to: Addressed, about: About, cents: number): Email {
  const amount = formatCents(cents)
  return toEmail(to, about, {
    kind: 'part-arrived',
    en: [
      'Your old plan has sent money after all',
      `This move had ended, but your old plan sent ${amount}. The money is in your new account.`,
      'One of us will find out why and e-mail you.',
    ],
    es: [
      'Tu plan anterior envió dinero de todos modos',
      `Este traslado había terminado, pero tu plan anterior envió ${amount}. El dinero está en tu cuenta nueva.`,
      'Una persona de nuestro equipo averigua por qué y te escribe.',
    ],
  })
}

/** `kept`: what the person has not put in of money that was paid to them. */
type Received = { readonly cents: number; readonly kept: number; readonly isOurs: boolean }

/** Of an account elsewhere we know what the person told us. */
export function receivedEmail(to: Addressed, about: About, { cents, kept, isOurs }: Received): Email {
  const amount = formatCents(cents)
  const rest = formatCents(kept)
  return toEmail(to, about, {
    kind: 'received',
    en: [
      'Your money has arrived',
      isOurs
        ? `${amount} is in your account here. It can still be returned for a few days, so it’s invested after that.`
        : `You told us that ${amount} has arrived in your new account.`,
      ...(kept > 0 ? [`Your 60 days for the other ${rest} are over. What you didn’t put in is taxed.`] : []),
      'Early next year, your old plan sends you a Form 1099-R. Your rollover page says which code it should have.',
    ],
    es: [
      'Tu dinero llegó',
      isOurs
        ? `${amount} están en tu cuenta aquí. Durante unos días todavía puede ser devuelto, así que se invierte después.`
        : `Nos dijiste que ${amount} llegaron a tu cuenta nueva.`,
      ...(kept > 0 ? [`Terminaron tus 60 días para los otros ${rest}. Lo que no pusiste paga impuestos.`] : []),
      'A principios del próximo año tu plan anterior te manda un Formulario 1099-R. La página de tus traslados dice qué código debe tener.',
    ],
  })
}

export function returnedEmail(to: Addressed, about: About, cents: number): Email {
  const amount = formatCents(cents)
  return toEmail(to, about, {
    kind: 'returned',
    en: [
      'A payment from your old plan was returned',
      `${amount} didn’t stay in your account: the payment was returned to the sender. The money is still yours.`,
      'One of us will find out why and e-mail you.',
    ],
    es: [
      'Se devolvió un pago de tu plan anterior',
      `${amount} no se quedaron en tu cuenta: el pago volvió a quien lo envió. El dinero sigue siendo tuyo.`,
      'Una persona de nuestro equipo averigua por qué y te escribe.',
    ],
  })
}

export function lookedIntoEmail(to: Addressed, about: About, answer: string): Email {
  return toEmail(to, about, {
    kind: 'looked-into',
    en: ['What we found out about your payment', answer],
    es: ['Lo que averiguamos sobre tu pago', answer],
  })
}

export function askedKeeperEmail(to: Addressed, about: About, answer: string): Email {
  return toEmail(to, about, {
    kind: 'asked-keeper',
    en: ['What your old plan says', `We asked ${holderOf(about.recordKeeper)} why your move is late. Here’s the answer:`, answer],
    es: [
      'Qué dice tu plan anterior',
      `Preguntamos a ${holderOf(about.recordKeeper, 'es')} por qué se retrasa tu traslado. Esta es la respuesta:`,
      answer,
    ],
  })
}

/** What a colleague writes about what a plan asked for on a call. Which plan it was, the customer knows. */
export function planNeedsEmail({ to, personId, firstName }: Addressed, answer: string): Email {
  const written = answer.split(/\n{2,}/)
  return {
    kind: 'rollover-needs-answer',
    to,
    personId,
    link: '/dashboard/rollover',
    en: { subject: 'What your plan asked for', paragraphs: [`Hello ${firstName}.`, ...written, howToReply.en] },
    es: { subject: 'Lo que pidió tu plan', paragraphs: [`Hola, ${firstName}.`, ...written, howToReply.es] },
  }
}

export function refusedEmail(to: Addressed, about: About, why: RefusedWhy): Email {
  return toEmail(to, about, {
    kind: 'refused',
    en: ['Your account hasn’t been moved yet', refusalWords(why, about.recordKeeper)],
    es: ['Tu cuenta todavía no se ha movido', refusalWords(why, about.recordKeeper, 'es')],
  })
}

export function cancelledEmail(to: Addressed, about: About): Email {
  return toEmail(to, about, {
    kind: 'cancelled',
    en: ['Your move is canceled', 'Nothing was sent. Your money stays where it is. You can ask us to move it again at any time.'],
    es: [
      'Tu traslado está cancelado',
      'No se envió nada. Tu dinero se queda donde está. Puedes pedirnos que lo movamos otra vez en cualquier momento.',
    ],
  })
}

export function tooLateEmail(to: Addressed, about: About): Email {
  const { en, es } = namesOf(about)
  return toEmail(to, about, {
    kind: 'cancel-too-late',
    en: [
      'We couldn’t cancel your move',
      `${en} had already sent the money. It’s going to your new account. Your rollover page shows where it is.`,
    ],
    es: [
      'No pudimos cancelar tu traslado',
      `${es} ya había enviado el dinero. Sigue hacia tu cuenta nueva. La página de tus traslados muestra dónde está.`,
    ],
  })
}

export function feeUnpaidEmail(to: Addressed, about: About, cents: number): Email {
  const amount = formatCents(cents)
  return toEmail(to, about, {
    kind: 'fee-unpaid',
    link: '/dashboard/settings#cards',
    en: [
      'We couldn’t charge the fee for your move',
      `You agreed to a fee of ${amount} for moving this account. We have no card to charge, or your bank declined it.`,
      'Add a card in your settings. We’ll try again each day.',
    ],
    es: [
      'No pudimos cobrar el cargo por tu traslado',
      `Aceptaste un cargo de ${amount} por mover esta cuenta. No tenemos una tarjeta a la que cobrarlo, o tu banco lo rechazó.`,
      'Agrega una tarjeta en tus ajustes. Lo intentamos otra vez cada día.',
    ],
  })
}

/** A colleague follows the transfers of some people and asks. Everybody else can have a call that is free. */
export function lateEmail(to: Addressed, about: About, isFollowed: boolean): Email {
  const { en, es } = namesOf(about)
  return toEmail(to, about, {
    kind: 'late',
    en: [
      'Moving your account is taking longer than usual',
      `${en} hasn’t taken the next step in the usual time.`,
      isFollowed
        ? 'One of us will ask what’s wrong and e-mail you the answer. You can also book a call, and we’ll ask with you on the line.'
        : 'Ask them what’s wrong, or book a free call and we’ll ask with you on the line. That often helps.',
    ],
    es: [
      'Tu traslado está tardando más de lo normal',
      `${es} no ha dado el siguiente paso en el tiempo habitual.`,
      isFollowed
        ? 'Una persona de nuestro equipo pregunta qué pasa y te escribe la respuesta. También puedes reservar una llamada, y preguntamos contigo en la línea.'
        : 'Pregunta qué pasa, o reserva una llamada gratis y preguntamos contigo en la línea: a menudo ayuda.',
    ],
  })
}

export function toEmail(
  { to, personId }: Addressed,
  { employer }: About,
  { kind, en, es, link = '/dashboard/rollover', button }: Own,
): Email {
  const text = (lead: string, [subject, ...paragraphs]: Said, label: string | undefined) => {
    return { subject, paragraphs: [lead, ...paragraphs], ...(label !== undefined && { button: label }) }
  }
  return {
    kind: `rollover-${kind}`,
    to,
    personId,
    link,
    en: text(`This is about your account from ${employer}.`, en, button?.en),
    es: text(`Se trata de tu cuenta de ${employer}.`, es, button?.es),
  }
}

function namesOf({ recordKeeper }: About): Words<string> {
  return { en: startOf(holderOf(recordKeeper)), es: startOf(holderOf(recordKeeper, 'es')) }
}
