import type { Words } from '@app/schemas/language'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import type { Wait } from './awaited.ts'
import { awaitedWords, lapsedWords, waitSubjects } from './awaited-words.ts'
import { dayInBoth } from './day-in-both.ts'
import { receivedCents } from './record.ts'
import type { LoanRow } from './store.ts'

export function awaitsEmail({ to, personId }: Addressed, loan: LoanRow, wait: Wait, lapses: string): Email {
  const { awaited } = wait
  const [received, day, isByCard] = [formatCents(receivedCents(loan)), dayInBoth(lapses), loan.fee_payment === 'card']
  const subject = waitSubjects(awaited)
  return {
    kind: 'loan-awaits',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: subject.en,
      paragraphs: [
        `We haven’t sent you ${received} yet. You owe nothing on this loan so far.`,
        ...awaited.map((one) => awaitedWords.en[one](wait)),
        `We’ll send the money by the business day after ${awaited.length > 1 ? 'all of it is done' : 'that'}. If that doesn’t happen by ${day.en}, the loan ends.`,
        ...(isByCard ? ['Then the fee goes back to your card.'] : []),
      ],
    },
    es: {
      subject: subject.es,
      paragraphs: [
        `Aún no te hemos enviado ${received}. Hasta ahora no debes nada por este préstamo.`,
        ...awaited.map((one) => awaitedWords.es[one](wait)),
        `Enviamos el dinero a más tardar el día hábil después de ${awaited.length > 1 ? 'que todo esté hecho' : 'eso'}. Si no está hecho el ${day.es} o antes, el préstamo termina.`,
        ...(isByCard ? ['Entonces el cargo vuelve a tu tarjeta.'] : []),
      ],
    },
  }
}

export function withdrawnEmail(addressed: Addressed, loan: LoanRow): Email {
  return endedUnpaid(addressed, loan, { en: 'You canceled your loan', es: 'Cancelaste tu préstamo' })
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
    link: '/dashboard/loan',
    en: {
      subject: subject.en,
      paragraphs: [
        'No money was sent, and you owe nothing on this loan.',
        ...(fee === undefined ? [] : [`The fee of ${fee} goes back to your card. It can take your bank up to ten days.`]),
        'You can ask for a loan again at any time, at that day’s rate.',
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
