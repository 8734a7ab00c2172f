import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'
import type { Wait } from '../awaited.ts'
import { savingsWords } from '../awaited-words.ts'
import { dayInBoth } from '../day-in-both.ts'
import { amortised, receivedCents } from '../record.ts'
import type { LoanRow } from '../store.ts'

export function confirmedEmail({ to, personId, firstName }: Addressed, loan: LoanRow, paysOutOn: string, wait: Wait | undefined): Email {
  const [received, fee, borrowed, payment] = [
    receivedCents(loan),
    loan.fee_cents,
    loan.borrow_cents,
    levelPaymentCents(amortised(loan)),
  ].map(formatCents)
  const isByCard = loan.fee_payment === 'card'
  const day = dayInBoth(paysOutOn)
  const more = (language: 'en' | 'es', noBank: string, noSavings: string) => [
    ...(wait?.awaited.includes('savings') ? [`${savingsWords(wait, language)} ${noSavings}`] : []),
    ...(wait?.awaited.includes('bank') ? [noBank] : []),
  ]
  return {
    kind: 'loan-confirmed',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'You confirmed your loan',
      paragraphs: [
        `Hello ${firstName}. You’re borrowing ${borrowed} from your savings at ${loan.rate_bps / 100}% a year.`,
        `${isByCard ? `Your card was charged the fee of ${fee}, and you receive ${received}.` : `The fee is ${fee}, so you receive ${received}.`} You owe everything you borrow.`,
        `We’ll send it to your bank on ${day.en} if ${loan.spouse_needed ? 'you and your spouse have' : 'you’ve'} signed the loan note by then. If not, we’ll send it by the business day after it’s signed. We can’t send anything before that. Your bank takes a day or two.`,
        ...more('en', 'Link a bank account too. We can’t send anything without one.', 'We can’t send anything before that.'),
        `Each payment is ${payment}. You allowed us to debit each one from your linked bank account on the day it’s due, until the loan is paid off. Keep this e-mail as your copy.`,
        'To stop a debit, write to us at least three business days before it’s due. See a debit you didn’t agree to? Write to us right away, and to your bank within 60 days of the statement that shows it.',
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: 'Confirmaste tu préstamo',
      paragraphs: [
        `Hola, ${firstName}. Pides prestados ${borrowed} de tus ahorros al ${loan.rate_bps / 100}% al año.`,
        `${isByCard ? `A tu tarjeta se cobró el cargo de ${fee}, y recibes ${received}.` : `El cargo es de ${fee}, así que recibes ${received}.`} Debes todo lo que pides prestado.`,
        `Lo enviamos a tu banco el ${day.es} si ${loan.spouse_needed ? 'tú y tu cónyuge firmaron' : 'firmaste'} el pagaré para entonces, y si no, a más tardar el día hábil siguiente a la firma. Sin firma no se envía nada. Tu banco tarda uno o dos días.`,
        ...more('es', 'Conecta también una cuenta bancaria. Sin ella no se envía nada.', 'Antes de eso tampoco se envía nada.'),
        `Cada pago es de ${payment}. Nos permitiste debitar cada uno de tu cuenta bancaria conectada en su día, hasta que el préstamo esté pagado. Guarda este correo: es tu copia de ese permiso.`,
        'Para detener un débito, escríbenos al menos tres días hábiles antes de su día. ¿Un débito que no aceptaste? Escríbenos de inmediato, y a tu banco en los 60 días después del estado de cuenta que lo muestra.',
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}
