import type { Words } from '@app/schemas/language'
import { toShownDate } from '@app/schemas/rules/days/dates'
import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import { reasonWords } from '../brokerage/words.ts'
import type { Wait } from './awaited.ts'
import { awaitedWords, lapsedWords, savingsWords, waitSubjects } from './awaited-words.ts'
import { amortised, receivedCents } from './record.ts'
import type { LoanRow } from './store.ts'

const payout: Words<string> = {
  en: 'The rest of the loan then counts as money paid out to you. You owe tax on it, and maybe 10% more if you are under 59½. Paying later cannot undo that.',
  es: 'El resto del préstamo cuenta entonces como dinero pagado a ti. Debes impuestos por él, y quizá un 10% más si tienes menos de 59½ años. Pagar después no lo deshace.',
}

export function confirmedEmail({ to, personId, firstName }: Addressed, loan: LoanRow, paysOutOn: string, wait: Wait | undefined): Email {
  const [received, fee, borrowed, payment] = [
    receivedCents(loan),
    loan.fee_cents,
    loan.borrow_cents,
    levelPaymentCents(amortised(loan)),
  ].map(formatCents)
  const isByCard = loan.fee_payment === 'card'
  const day = shown(paysOutOn)
  const more = (language: 'en' | 'es', noBank: string, noSavings: string) => [
    ...(wait?.awaited.includes('savings') ? [`${savingsWords(wait, language)} ${noSavings}`] : []),
    ...(wait?.awaited.includes('bank') ? [noBank] : []),
  ]
  return {
    kind: 'loan-confirmed',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'You have confirmed your loan',
      paragraphs: [
        `Hello ${firstName}. You borrow ${borrowed} from your savings at ${loan.rate_bps / 100}% a year.`,
        `${isByCard ? `Your card was charged the fee of ${fee}, and you receive ${received}.` : `The fee is ${fee}, so you receive ${received}.`} You owe all that you borrow.`,
        `We send it to your bank on ${day} if ${loan.spouse_needed ? 'you and your spouse have' : 'you have'} signed the loan note by then, and otherwise by the business day after that. Without it nothing is sent. It takes your bank a day or two.`,
        ...more('en', 'Link a bank account too. Without one nothing is sent.', 'Before that nothing is sent either.'),
        `Each payment is ${payment}. You allowed us to debit each one from your linked bank account on its day, until the loan is paid back. Keep this e-mail: it is your copy of that.`,
        'To stop a debit, write to us at least three business days before its day. A debit that you did not agree to? Write to us right away, and to your bank within 60 days of the statement that shows it.',
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: 'Confirmaste tu préstamo',
      paragraphs: [
        `Hola, ${firstName}. Pides prestados ${borrowed} de tus ahorros al ${loan.rate_bps / 100}% al año.`,
        `${isByCard ? `A tu tarjeta se cobró el cargo de ${fee}, y recibes ${received}.` : `El cargo es de ${fee}, así que recibes ${received}.`} Debes todo lo que pides prestado.`,
        `Lo enviamos a tu banco el ${day} si ${loan.spouse_needed ? 'tú y tu cónyuge firmaron' : 'firmaste'} el pagaré para entonces, y si no, a más tardar el día hábil siguiente a la firma. Sin firma no se envía nada. Tu banco tarda uno o dos días.`,
        ...more('es', 'Conecta también una cuenta bancaria. Sin ella no se envía nada.', 'Antes de eso tampoco se envía nada.'),
        `Cada pago es de ${payment}. Nos permitiste debitar cada uno de tu cuenta bancaria conectada en su día, hasta que el préstamo esté pagado. Guarda este correo: es tu copia de ese permiso.`,
        'Para detener un débito, escríbenos al menos tres días hábiles antes de su día. ¿Un débito que no aceptaste? Escríbenos de inmediato, y a tu banco en los 60 días después del estado de cuenta que lo muestra.',
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}

export function awaitsEmail({ to, personId }: Addressed, loan: LoanRow, wait: Wait, lapses: string): Email {
  const { awaited } = wait
  const [received, day, isByCard] = [formatCents(receivedCents(loan)), shown(lapses), loan.fee_payment === 'card']
  const subject = waitSubjects(awaited)
  return {
    kind: 'loan-awaits',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: subject.en,
      paragraphs: [
        `We have not sent you ${received}. You owe nothing on this loan so far.`,
        ...awaited.map((one) => awaitedWords.en[one](wait)),
        `We send the money by the business day after ${awaited.length > 1 ? 'all of it is done' : 'that'}. If that does not happen by ${day}, the loan ends.`,
        ...(isByCard ? ['The fee then goes back to your card.'] : []),
      ],
    },
    es: {
      subject: subject.es,
      paragraphs: [
        `No te hemos enviado ${received}. Hasta ahora no debes nada por este préstamo.`,
        ...awaited.map((one) => awaitedWords.es[one](wait)),
        `Enviamos el dinero a más tardar el día hábil después de ${awaited.length > 1 ? 'que todo esté hecho' : 'eso'}. Si no pasa antes del ${day}, el préstamo termina.`,
        ...(isByCard ? ['Entonces el cargo vuelve a tu tarjeta.'] : []),
      ],
    },
  }
}

export function withdrawnEmail(addressed: Addressed, loan: LoanRow): Email {
  return endedUnpaid(addressed, loan, { en: 'You have taken your loan back', es: 'Retiraste tu préstamo' })
}

export function lapsedEmail(addressed: Addressed, loan: LoanRow, { awaited }: Wait): Email {
  return endedUnpaid(addressed, loan, lapsedWords(awaited))
}

/** It ended before any money was sent. */
function endedUnpaid({ to, personId }: Addressed, loan: LoanRow, subject: Words<string>): Email {
  const fee = loan.fee_payment_id === null ? undefined : formatCents(loan.fee_cents)
  return {
    kind: 'loan-ended-unpaid',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: subject.en,
      paragraphs: [
        'No money was sent, and you owe nothing on this loan.',
        ...(fee === undefined ? [] : [`The fee of ${fee} goes back to your card. It can take your bank up to ten days.`]),
        'You can ask for a loan again at any time, at the rate of that day.',
      ],
    },
    es: {
      subject: subject.es,
      paragraphs: [
        'No se envió dinero, y no debes nada por este préstamo.',
        ...(fee === undefined ? [] : [`El cargo de ${fee} vuelve a tu tarjeta. Tu banco puede tardar hasta diez días.`]),
        'Puedes pedir otro préstamo en cualquier momento, a la tasa de ese día.',
      ],
    },
  }
}

export function paidOutEmail({ to, personId }: Addressed, loan: LoanRow, firstDueOn: string): Email {
  const [received, payment, day] = [formatCents(receivedCents(loan)), formatCents(levelPaymentCents(amortised(loan))), shown(firstDueOn)]
  return {
    kind: 'loan-paid-out',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'Your loan has been paid out',
      paragraphs: [
        `${received} has been paid to your bank account.`,
        `The first payment of ${payment} is debited from it on ${day}. Have the money ready on that day.`,
      ],
    },
    es: {
      subject: 'Tu préstamo se pagó',
      paragraphs: [
        `Se pagaron ${received} a tu cuenta bancaria.`,
        `El primer pago de ${payment} se debita de ella el ${day}. Ten el dinero listo ese día.`,
      ],
    },
  }
}

/** The bank did not take the money of a loan. */
export function payoutReturnedEmail({ to, personId }: Addressed, loan: LoanRow, reason: string | null): Email {
  const received = formatCents(receivedCents(loan))
  return {
    kind: 'loan-payout-returned',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'Your bank sent your loan back: please link another account',
      paragraphs: [
        `${received} could not be paid to your bank account. ${reasonWords(reason) ?? ''}`.trim(),
        'The money is in your individual 401(k) again, and you owe nothing on this loan.',
        'Sign in and link another bank account. The loan then goes out by itself, by the business day after that.',
      ],
    },
    es: {
      subject: 'Tu banco devolvió tu préstamo: conecta otra cuenta',
      paragraphs: [
        `No se pudieron pagar ${received} a tu cuenta bancaria. ${reasonWords(reason, 'es') ?? ''}`.trim(),
        'El dinero está otra vez en tu 401(k) individual, y no debes nada por este préstamo.',
        'Inicia sesión y conecta otra cuenta bancaria. Entonces el préstamo sale solo, a más tardar el día hábil siguiente.',
      ],
    },
  }
}

type Returned = { readonly cents: number; readonly reason: string | null; readonly triedOn: string | undefined }

/** A debit for a payment did not go through. */
export function paymentReturnedEmail({ to, personId }: Addressed, { cents, reason, triedOn }: Returned): Email {
  const amount = formatCents(cents)
  return {
    kind: 'loan-payment-returned',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'A payment of your loan did not go through',
      paragraphs: [
        `Your bank did not give us ${amount} for your loan. ${reasonWords(reason) ?? ''}`.trim(),
        triedOn === undefined
          ? 'We don’t try again by ourselves. Sign in and pay it from the page of your loan.'
          : `We try once more on ${shown(triedOn)}. Have the money ready on that day, or pay it before from the page of your loan.`,
        'The payment is open again until then. Your bank may charge you a fee.',
      ],
    },
    es: {
      subject: 'Un pago de tu préstamo no se completó',
      paragraphs: [
        `Tu banco no nos dio ${amount} para tu préstamo. ${reasonWords(reason, 'es') ?? ''}`.trim(),
        triedOn === undefined
          ? 'No lo intentamos otra vez por nuestra cuenta. Inicia sesión y págalo desde la página de tu préstamo.'
          : `Lo intentamos una vez más el ${shown(triedOn)}. Ten el dinero listo ese día, o págalo antes desde la página de tu préstamo.`,
        'Hasta entonces el pago está pendiente. Tu banco puede cobrarte un cargo.',
      ],
    },
  }
}

/** The day of a payment has come, and no bank can be debited. */
export function noDebitEmail({ to, personId }: Addressed, dueOn: string, cents: number): Email {
  const [amount, due, end] = [formatCents(cents), shown(dueOn), shown(cureEndsOn(dueOn))]
  return {
    kind: 'loan-no-bank',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'We could not debit your loan payment',
      paragraphs: [
        `The payment of ${amount} was due on ${due}. There is no linked bank account that we can debit, so nothing was taken.`,
        'Sign in and link your bank again. Then pay it from the page of your loan: it isn’t taken by itself later.',
        `You can make it up until ${end}.`,
      ],
    },
    es: {
      subject: 'No pudimos debitar el pago de tu préstamo',
      paragraphs: [
        `El pago de ${amount} vencía el ${due}. No hay una cuenta bancaria conectada que podamos debitar, así que no se tomó nada.`,
        'Inicia sesión y conecta tu banco otra vez. Luego págalo desde la página de tu préstamo: después no se toma solo.',
        `Puedes ponerte al día hasta el ${end}.`,
      ],
    },
  }
}

export function pastDueEmail({ to, personId }: Addressed, dueOn: string, openCents: number): Email {
  const [open, due, end] = [formatCents(openCents), shown(dueOn), shown(cureEndsOn(dueOn))]
  return {
    kind: 'loan-past-due',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'A payment of your loan is late',
      paragraphs: [
        `The payment of ${due} has not arrived. ${open} of it is open.`,
        `You can make it up until ${end}. After that it is too late. ${payout.en}`,
        'Sign in and pay all or part of it from the page of your loan. If you can’t, write to us before that day.',
      ],
    },
    es: {
      subject: 'Un pago de tu préstamo está atrasado',
      paragraphs: [
        `El pago del ${due} no ha llegado. Faltan ${open}.`,
        `Puedes ponerte al día hasta el ${end}. Después es demasiado tarde. ${payout.es}`,
        'Inicia sesión y paga todo o una parte desde la página de tu préstamo. Si no puedes, escríbenos antes de ese día.',
      ],
    },
  }
}

export function warningEmail({ to, personId }: Addressed, dueOn: string, owedCents: number): Email {
  const [owed, due, end] = [formatCents(owedCents), shown(dueOn), shown(cureEndsOn(dueOn))]
  return {
    kind: 'loan-default-soon',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: `Pay by ${end}, or your loan counts as a payout`,
      paragraphs: [
        `${owed} of your loan is late, since the payment of ${due}. The last day to pay it is ${end}.`,
        payout.en,
        'If you cannot pay all of it, write to us before that day.',
      ],
    },
    es: {
      subject: `Paga antes del ${end}, o tu préstamo cuenta como un retiro`,
      paragraphs: [
        `${owed} de tu préstamo están atrasados desde el pago del ${due}. El último día para pagarlo es el ${end}.`,
        payout.es,
        'Si no puedes pagarlo todo, escríbenos antes de ese día.',
      ],
    },
  }
}

export function defaultedEmail({ to, personId }: Addressed, payoutCents: number): Email {
  const amount = formatCents(payoutCents)
  return {
    kind: 'loan-defaulted',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'Your loan now counts as a payout',
      paragraphs: [
        `A payment was not made up in time. ${amount} now counts as money paid out to you.`,
        'You owe tax on it for this year, and maybe 10% more if you are under 59½. Your Form 1099-R is among your documents by January 31 of next year.',
        'It still counts as a loan when you ask for another one.',
      ],
    },
    es: {
      subject: 'Tu préstamo cuenta ahora como un retiro',
      paragraphs: [
        `Un pago no se puso al día a tiempo. ${amount} cuentan ahora como dinero pagado a ti.`,
        'Debes impuestos por él este año, y quizá un 10% más si tienes menos de 59½ años. Tu Formulario 1099-R está entre tus documentos a más tardar el 31 de enero del próximo año.',
        'Todavía cuenta como préstamo cuando pidas otro.',
      ],
    },
  }
}

export function taxFormEmail({ to, personId }: Addressed, year: number, cents: number): Email {
  const amount = formatCents(cents)
  return {
    kind: 'loan-tax-form',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: `Your Form 1099-R for ${year} is ready`,
      paragraphs: [
        `It is about your loan: ${amount} counted as paid out to you in ${year}.`,
        'You find it among your documents. You need it for your tax return.',
      ],
    },
    es: {
      subject: `Tu Formulario 1099-R de ${year} está listo`,
      paragraphs: [
        `Es sobre tu préstamo: ${amount} contaron como pagados a ti en ${year}. El formulario está en inglés.`,
        'Está entre tus documentos. Lo necesitas para tu declaración de impuestos.',
      ],
    },
  }
}

/** What a colleague wrote about a loan. */
export function fromColleagueEmail(message: string) {
  const paragraphs = message.split(/\n{2,}/)
  return ({ to, personId, firstName }: Addressed): Email => ({
    kind: 'loan-message',
    to,
    personId,
    link: '/dashboard',
    en: { subject: 'About your loan', paragraphs: [`Hello ${firstName}.`, ...paragraphs] },
    es: { subject: 'Sobre tu préstamo', paragraphs: [`Hola, ${firstName}.`, ...paragraphs] },
  })
}

export function repaidEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'loan-repaid',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'Your loan is paid back',
      paragraphs: [
        `Well done, ${firstName}. Your loan is paid back in full. You owe nothing on it, and what your plan held back for it is free again.`,
      ],
    },
    es: {
      subject: 'Tu préstamo está pagado',
      paragraphs: [
        `Bien hecho, ${firstName}. Tu préstamo está pagado por completo. No debes nada por él, y lo que tu plan reservaba para él está libre otra vez.`,
      ],
    },
  }
}

function shown(day: string): string {
  const date = toShownDate(day)
  return date.ok ? date.value : day
}
