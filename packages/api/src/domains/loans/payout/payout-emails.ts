import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'
import { reasonWords } from '../../brokerage/words/reason-words.ts'
import { dayInBoth } from '../day-in-both.ts'
import { amortised, receivedCents } from '../record.ts'
import type { LoanRow } from '../store.ts'

export function paidOutEmail({ to, personId }: Addressed, loan: LoanRow, firstDueOn: string): Email {
  const [received, payment, day] = [
    formatCents(receivedCents(loan)),
    formatCents(levelPaymentCents(amortised(loan))),
    dayInBoth(firstDueOn),
  ]
  return {
    kind: 'loan-paid-out',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'Your loan has been paid out',
      paragraphs: [
        `${received} has been paid to your bank account.`,
        `Your first payment of ${payment} comes out of it on ${day.en}. Have the money ready that day.`,
      ],
    },
    es: {
      subject: 'El dinero de tu préstamo está en tu banco',
      paragraphs: [
        `Se depositaron ${received} en tu cuenta bancaria.`,
        `El primer pago de ${payment} se debita de ella el ${day.es}. Ten el dinero listo ese día.`,
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
    link: '/dashboard/loan',
    en: {
      subject: 'Your bank sent your loan back: please link another account',
      paragraphs: [
        `${received} couldn’t be paid to your bank account. ${reasonWords(reason) ?? ''}`.trim(),
        'The money is back in your individual 401(k), and you owe nothing on this loan.',
        'Sign in, link another bank account and choose to use it on your loan page. The loan is then paid out by the next business day. You don’t need to ask again.',
      ],
    },
    es: {
      subject: 'Tu banco devolvió tu préstamo: conecta otra cuenta',
      paragraphs: [
        `No se pudieron depositar ${received} en tu cuenta bancaria. ${reasonWords(reason, 'es') ?? ''}`.trim(),
        'El dinero está otra vez en tu 401(k) individual, y no debes nada por este préstamo.',
        'Inicia sesión, conecta otra cuenta bancaria y elige usarla en la página de tu préstamo. Entonces el dinero se envía a más tardar el día hábil siguiente. No tienes que pedirlo otra vez.',
      ],
    },
  }
}
