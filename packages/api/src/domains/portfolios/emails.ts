import type { Words } from '@app/schemas/language'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import type { ProgramRow } from './saving/savings-store.ts'

/** The account is open, and nothing is there to take the deposits from. */
export function savingsStillNeedEmail({ to, personId }: Addressed, { amount_cents }: ProgramRow): Email {
  const amount = formatCents(amount_cents)
  return {
    kind: 'savings-need-bank',
    to,
    personId,
    link: '/dashboard/transfer',
    en: {
      subject: 'Your savings plan is waiting for your bank',
      paragraphs: [
        `Your account is open. Your plan to save ${amount} at a time hasn’t started, because no bank account is linked. We haven’t taken anything.`,
        'Link your bank, and the plan starts on its own. You’ll get an e-mail with its dates. If you no longer want it, cancel it under Move money.',
      ],
    },
    es: {
      subject: 'Tu plan de ahorro espera a tu banco',
      paragraphs: [
        `Tu cuenta está abierta. Tu plan de ahorrar ${amount} cada vez no ha empezado porque no hay una cuenta bancaria conectada. No hemos tomado nada.`,
        'Conecta tu banco y el plan empieza por sí solo. Recibes un correo con sus fechas. Si ya no lo quieres, cancélalo en Mover dinero.',
      ],
    },
  }
}

const noReason: Words<string> = { en: '', es: '' }

export function savingsNotStartedEmail({ to, personId }: Addressed, { amount_cents }: ProgramRow, why = noReason): Email {
  const amount = formatCents(amount_cents)
  return {
    kind: 'savings-not-started',
    to,
    personId,
    link: '/dashboard/transfer',
    en: {
      subject: 'Your savings plan couldn’t start',
      paragraphs: [
        `Your plan to save ${amount} at a time hasn’t started, and we haven’t taken anything. ${why.en}`.trim(),
        'Change the amount or the schedule under Move money, and start it there.',
      ],
    },
    es: {
      subject: 'Tu plan de ahorro no pudo empezar',
      paragraphs: [
        `Tu plan de ahorrar ${amount} cada vez no ha empezado, y no hemos tomado nada. ${why.es}`.trim(),
        'Cambia la cantidad o la frecuencia en Mover dinero y empiézalo ahí.',
      ],
    },
  }
}

/** A plan to save that may not take anything yet: nothing is debited before the person says that it may be. */
export function savingsAskDebitEmail({ to, personId }: Addressed, { amount_cents }: Pick<ProgramRow, 'amount_cents'>, url: string): Email {
  const amount = formatCents(amount_cents)
  return {
    kind: 'savings-ask-debit',
    to,
    personId,
    link: url,
    en: {
      subject: 'One more yes before your savings plan starts',
      paragraphs: [
        `Your plan to save ${amount} at a time is saved. We haven’t taken anything yet.`,
        'We need your OK to take the deposits from your bank account. Sign in, check the dates, and say yes or no.',
      ],
      button: 'See my plan',
    },
    es: {
      subject: 'Un sí más antes de que empiece tu plan de ahorro',
      paragraphs: [
        `Tu plan de ahorrar ${amount} cada vez está guardado. Aún no hemos tomado nada.`,
        'Necesitamos tu permiso para tomar los depósitos de tu cuenta bancaria. Inicia sesión, mira las fechas y di sí o no.',
      ],
      button: 'Ver mi plan',
    },
  }
}
