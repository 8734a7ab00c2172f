import type { Language, Words } from '@app/schemas/language'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import { planOf, productOf, titlesOf } from './catalogue.ts'
import type { MembershipRow } from './membership-store.ts'
import type { PaymentRow } from './payments/payment-store.ts'
import { receiptNumber } from './payments/receipt-number.ts'
import { refundRule } from './terms.ts'

const settings = '/dashboard/settings'
const online: Words<string> = {
  en: 'You can cancel online at any time, in your settings. No call is needed.',
  es: 'Puedes cancelar en línea en cualquier momento, en tus ajustes. No hace falta llamar.',
}

export function cardRemovedEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'card-removed',
    to,
    personId,
    link: settings,
    en: {
      subject: 'A card was removed from your account',
      paragraphs: [
        'A payment card was just removed. Nothing will be charged to it.',
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: 'Se quitó una tarjeta de tu cuenta',
      paragraphs: [
        'Se acaba de quitar una tarjeta. No se cobrará nada en ella.',
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}

export function receiptEmail({ to, personId }: Addressed, payment: PaymentRow): Email {
  const { product_id, amount_cents, card_brand, card_last_four, kind } = payment
  const refundDays = planOf(product_id)?.refund_days ?? productOf(product_id)?.refund_days
  const [amount, number, title] = [formatCents(amount_cents), receiptNumber(payment), titlesOf(product_id)]
  const isByCard = card_brand !== null
  const renews = kind === 'membership' && isByCard
  const english = isByCard ? `with your ${card_brand} card that ends in ${card_last_four}` : 'by PayPal'
  const spanish = isByCard ? `con tu tarjeta ${card_brand} que termina en ${card_last_four}` : 'con PayPal'
  return {
    kind: 'payment-receipt',
    to,
    personId,
    link: settings,
    en: {
      subject: `Your receipt: ${title.en}`,
      paragraphs: [
        `You paid ${amount} ${english}. Your receipt number is ${number}.`,
        renews ? online.en : 'You pay once, and it doesn’t renew.',
        ...(refundDays === undefined ? [] : [refundRule(refundDays)]),
      ],
    },
    es: {
      subject: `Tu recibo: ${title.es}`,
      paragraphs: [
        `Pagaste ${amount} ${spanish}. El número de este recibo es ${number}.`,
        renews ? online.es : 'Se paga una sola vez y no se renueva.',
        ...(refundDays === undefined ? [] : [refundRule(refundDays, 'es')]),
      ],
    },
  }
}

/** Nothing is paid yet, but what will be, and when, is put in writing. */
export function trialEmail({ to, personId, firstName }: Addressed, row: MembershipRow): Email {
  const [title, ends, price] = [titlesOf(row.plan_name), shown(row.period_ends_at), formatCents(row.price_cents)]
  return {
    kind: 'membership-trial',
    to,
    personId,
    link: settings,
    en: {
      subject: `Your free trial: ${title.en}`,
      paragraphs: [
        `Hello ${firstName}. You paid nothing today. Your free trial runs until ${ends.en}.`,
        `On that day, we’ll charge your card ${price} unless you cancel first. ${online.en}`,
        'We’ll e-mail you again 7 days before.',
      ],
    },
    es: {
      subject: `Tu prueba gratis: ${title.es}`,
      paragraphs: [
        `Hola, ${firstName}. Hoy no pagaste nada. Tu prueba gratis dura hasta el ${ends.es}.`,
        `Ese día cobramos ${price} a tu tarjeta, salvo que canceles antes. ${online.es}`,
        'Te escribimos otra vez 7 días antes.',
      ],
    },
  }
}

/** `cents` go back now; parts may have gone back before. */
export function refundEmail({ to, personId }: Addressed, payment: PaymentRow, cents: number): Email {
  const { product_id, amount_cents } = payment
  const [title, back, all, number] = [titlesOf(product_id), formatCents(cents), formatCents(amount_cents), receiptNumber(payment)]
  return {
    kind: 'payment-refund',
    to,
    personId,
    link: settings,
    en: {
      subject: `Money back: ${title.en}`,
      paragraphs: [
        `You’re getting back ${back} of the ${all} you paid, the same way you paid it. It can take your bank up to ten days.`,
        `The receipt number is ${number}.`,
      ],
    },
    es: {
      subject: `Reembolso: ${title.es}`,
      paragraphs: [
        `Recibes de vuelta ${back} de ${all}, por el mismo medio con que pagaste. Tu banco puede tardar hasta diez días.`,
        `El número del recibo es ${number}.`,
      ],
    },
  }
}

export function reminderEmail({ to, personId, firstName }: Addressed, row: MembershipRow): Email {
  const [title, ends, price] = [titlesOf(row.plan_name), shown(row.period_ends_at), formatCents(row.price_cents)]
  return {
    kind: 'membership-reminder',
    to,
    personId,
    link: settings,
    en: {
      subject: `Your ${title.en} renews on ${ends.en}`,
      paragraphs: [
        `Hello ${firstName}. On ${ends.en}, we’ll charge your card ${price} for the next period.`,
        `If you don’t want that, cancel before then. ${online.en}`,
      ],
    },
    es: {
      subject: `Se renueva el ${ends.es}: ${title.es}`,
      paragraphs: [
        `Hola, ${firstName}. El ${ends.es} cobramos ${price} a tu tarjeta por el próximo período.`,
        `Si no lo quieres, cancela antes de ese día. ${online.es}`,
      ],
    },
  }
}

/** A membership paid by PayPal doesn’t renew: this is sent a week before it ends. */
export function endsSoonEmail({ to, personId, firstName }: Addressed, row: MembershipRow): Email {
  const [title, ends] = [titlesOf(row.plan_name), shown(row.period_ends_at)]
  return {
    kind: 'membership-ends-soon',
    to,
    personId,
    link: settings,
    en: {
      subject: `Your ${title.en} ends on ${ends.en}`,
      paragraphs: [`Hello ${firstName}. It won’t renew, and you won’t be charged. If you want to stay, you can join again after that day.`],
    },
    es: {
      subject: `Termina el ${ends.es}: ${title.es}`,
      paragraphs: [`Hola, ${firstName}. No se renueva y no se cobra nada. Si quieres quedarte, puedes unirte otra vez después de ese día.`],
    },
  }
}

export function renewalFailedEmail({ to, personId }: Addressed, row: MembershipRow, payment: PaymentRow, nextTryAt: Date): Email {
  const asks = payment.decline_code === 'authentication_required'
  const [title, amount, next] = [titlesOf(row.plan_name), formatCents(payment.amount_cents), shown(nextTryAt)]
  return {
    kind: 'membership-renewal-failed',
    to,
    personId,
    link: settings,
    en: {
      subject: 'We couldn’t renew your membership',
      paragraphs: [
        `Your bank didn’t accept ${amount} for your ${title.en}. Nothing was charged.`,
        asks
          ? 'Your bank wants you to confirm it yourself. Sign in and pay in your settings.'
          : 'You can pay with another card in your settings.',
        `Otherwise, we’ll try the same card again on ${next.en}. Your membership continues until then. ${online.en}`,
      ],
    },
    es: {
      subject: 'No pudimos renovar tu membresía',
      paragraphs: [
        `Tu banco no aceptó ${amount} (${title.es}). No se cobró nada.`,
        asks
          ? 'Tu banco quiere que lo confirmes tú. Inicia sesión y paga en tus ajustes.'
          : 'Puedes pagar con otra tarjeta en tus ajustes.',
        `Si no, intentamos con la misma tarjeta otra vez el ${next.es}. Hasta entonces tu membresía sigue. ${online.es}`,
      ],
    },
  }
}

export function cancelledEmail({ to, personId }: Addressed, row: MembershipRow): Email {
  const [title, ends] = [titlesOf(row.plan_name), shown(row.period_ends_at)]
  return {
    kind: 'membership-cancelled',
    to,
    personId,
    link: settings,
    en: {
      subject: 'You canceled your membership',
      paragraphs: [
        `You won’t be charged again. You keep your ${title.en} until ${ends.en}.`,
        'If you change your mind, you can undo this in your settings until then.',
      ],
    },
    es: {
      subject: 'Cancelaste tu membresía',
      paragraphs: [
        `No se cobra nada más. La conservas hasta el ${ends.es} (${title.es}).`,
        'Si cambias de idea, hasta entonces puedes deshacerlo en tus ajustes.',
      ],
    },
  }
}

const because: Words<Readonly<Record<NonNullable<MembershipRow['ended_because']>, string>>> = {
  en: {
    cancelled: 'You canceled it.',
    unpaid: 'We couldn’t charge the renewal. You owe nothing.',
    refunded: 'We sent your money back.',
    not_renewed: 'It was paid for one period and doesn’t renew.',
    disputed: 'The payment was disputed at your bank.',
  },
  es: {
    cancelled: 'La habías cancelado.',
    unpaid: 'No se pudo cobrar su renovación. No debes nada.',
    refunded: 'Tienes tu dinero de vuelta.',
    not_renewed: 'Se pagó por un período y no se renueva sola.',
    disputed: 'El pago se disputó en tu banco.',
  },
}

/** `instead`: the larger plan that people joined, who did not leave us. */
export function endedEmail({ to, personId }: Addressed, row: MembershipRow, instead: MembershipRow | undefined): Email {
  const title = titlesOf(row.plan_name)
  const why = row.ended_because
  const joined = instead && titlesOf(instead.plan_name)
  return {
    kind: 'membership-ended',
    to,
    personId,
    link: settings,
    en: {
      subject: joined ? `Your ${joined.en} goes on` : 'Your membership has ended',
      paragraphs: joined
        ? [`Your ${title.en} has ended, because you joined a larger plan. Your ${joined.en} goes on as before.`]
        : [
            `Your ${title.en} has ended. ${why === null ? '' : because.en[why]}`,
            'What’s free stays free: looking for your accounts, and our guides. You can join again at any time.',
          ],
    },
    es: {
      subject: joined ? `Tu membresía sigue: ${joined.es}` : 'Tu membresía terminó',
      paragraphs: joined
        ? [`Terminó tu membresía anterior (${title.es}) porque te uniste a un plan más amplio. La nueva sigue igual (${joined.es}).`]
        : [
            `Terminó tu membresía (${title.es}). ${why === null ? '' : because.es[why]}`,
            'Lo que es gratis sigue gratis: buscar tus cuentas y nuestras guías. Puedes unirte otra vez en cualquier momento.',
          ],
    },
  }
}

/** What the concierge writes each week. */
export function conciergeEmail({ to, personId, firstName }: Addressed, text: string): Email {
  const paragraphs = text.split(/\n{2,}/)
  return {
    kind: 'concierge-letter',
    to,
    personId,
    link: '/dashboard',
    en: { subject: 'Your accounts: what happened this week', paragraphs: [`Hello ${firstName}.`, ...paragraphs] },
    es: { subject: 'Tus cuentas: qué pasó esta semana', paragraphs: [`Hola, ${firstName}.`, ...paragraphs] },
  }
}

function shown(moment: Date | null): Words<string> {
  const inWords = (language: Language) => (moment === null ? '' : dayWords(dayOf(moment), language))
  return { en: inWords('en'), es: inWords('es') }
}
