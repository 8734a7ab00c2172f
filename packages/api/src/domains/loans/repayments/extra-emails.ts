import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'
import { reasonWords } from '../../brokerage/words/reason-words.ts'
import { dayInBoth } from '../day-in-both.ts'

type Counted = {
  readonly cents: number
  /** What of it paid what was due. */
  readonly dueCents: number
  readonly owedCents: number
  readonly levelCents: number
  readonly lastOn: string
}

/** An extra payment has settled: what is owed is less, and the loan ends when it says here. */
export function extraPaidEmail({ to, personId }: Addressed, { cents, dueCents, owedCents, levelCents, lastOn }: Counted): Email {
  const [all, due, rest] = [cents, dueCents, cents - dueCents].map(formatCents)
  const [owed, level, last] = [formatCents(owedCents), formatCents(levelCents), dayInBoth(lastOn)]
  return {
    kind: 'loan-extra-paid',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'Your extra payment has lowered your loan',
      paragraphs: [
        dueCents > 0
          ? `Your bank has paid your extra payment of ${all}. Of that, ${due} paid what was due, and ${rest} lowered what you owe.`
          : `Your bank has paid your extra payment of ${all}. All of it lowered what you owe.`,
        `You now owe ${owed}, without interest. Your last payment is due on ${last.en}.`,
        `Your payments stay at ${level}, except the last, which can be smaller. The next one is debited on its day as before.`,
      ],
    },
    es: {
      subject: 'Tu pago adicional bajó tu préstamo',
      paragraphs: [
        dueCents > 0
          ? `Tu banco pagó tu pago adicional de ${all}. De eso, ${due} pagaron lo que vencía y ${rest} bajaron lo que debes.`
          : `Tu banco pagó tu pago adicional de ${all}. Todo bajó lo que debes.`,
        `Ahora debes ${owed}, sin intereses. Tu último pago vence el ${last.es}.`,
        `Tus pagos siguen siendo de ${level}, salvo el último, que puede ser menor. El próximo se cobra en su día, como antes.`,
      ],
    },
  }
}

type Returned = {
  readonly cents: number
  readonly dueCents: number
  readonly reason: string | null
  /** How it goes on; undefined when the loan counts as a payout. */
  readonly ahead: { readonly owedCents: number; readonly lastOn: string } | undefined
}

/** An extra payment was not given, or was sent back: the loan is as it was before. */
export function extraReturnedEmail({ to, personId }: Addressed, { cents, dueCents, reason, ahead }: Returned): Email {
  const [all, due, owed] = [cents, dueCents, ahead?.owedCents ?? 0].map(formatCents)
  const last = ahead && dayInBoth(ahead.lastOn)
  return {
    kind: 'loan-payment-returned',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'Your extra payment didn’t go through',
      paragraphs: [
        `Your bank didn’t pay the ${all} you wanted to pay extra on your loan. ${reasonWords(reason) ?? ''}`.trim(),
        ...(last
          ? [`So it no longer lowers your loan. You owe ${owed}, without interest, and your last payment is due on ${last.en}.`]
          : []),
        ...(dueCents > 0 ? [`Of that payment, ${due} was for what is due. It’s still due: sign in and pay it on your loan page.`] : []),
        'We won’t try again on our own. Your bank may charge you a fee.',
      ],
    },
    es: {
      subject: 'Tu pago adicional no se completó',
      paragraphs: [
        `Tu banco no nos dio los ${all} que querías pagar de más por tu préstamo. ${reasonWords(reason, 'es') ?? ''}`.trim(),
        ...(last ? [`Así que ya no baja tu préstamo. Debes ${owed}, sin intereses, y tu último pago vence el ${last.es}.`] : []),
        ...(dueCents > 0
          ? [`De ese pago, ${due} eran para lo que vence. Sigue pendiente: inicia sesión y págalo desde la página de tu préstamo.`]
          : []),
        'No lo intentaremos otra vez por nuestra cuenta. Tu banco puede cobrarte un cargo.',
      ],
    },
  }
}
