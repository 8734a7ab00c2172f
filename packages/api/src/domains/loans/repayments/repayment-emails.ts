import { dayWords } from '@app/schemas/rules/days/day-words'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'
import { reasonWords } from '../../brokerage/words/reason-words.ts'
import { dayInBoth } from '../day-in-both.ts'

type Returned = { readonly cents: number; readonly reason: string | null; readonly triedOn: string | undefined }

/** A debit for a payment did not go through. */
export function paymentReturnedEmail({ to, personId }: Addressed, { cents, reason, triedOn }: Returned): Email {
  const amount = formatCents(cents)
  return {
    kind: 'loan-payment-returned',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'A payment on your loan didn’t go through',
      paragraphs: [
        `Your bank didn’t pay the ${amount} due on your loan. ${reasonWords(reason) ?? ''}`.trim(),
        triedOn === undefined
          ? 'We won’t try again on our own. Sign in and pay it on your loan page.'
          : `We’ll try once more on ${dayWords(triedOn)}. Have the money ready that day, or pay it sooner on your loan page.`,
        'The payment is still due. Your bank may charge you a fee.',
      ],
    },
    es: {
      subject: 'Un pago de tu préstamo no se completó',
      paragraphs: [
        `Tu banco no nos dio ${amount} para tu préstamo. ${reasonWords(reason, 'es') ?? ''}`.trim(),
        triedOn === undefined
          ? 'No lo intentaremos otra vez por nuestra cuenta. Inicia sesión y págalo desde la página de tu préstamo.'
          : `Lo intentamos una vez más el ${dayWords(triedOn, 'es')}. Ten el dinero listo ese día, o págalo antes desde la página de tu préstamo.`,
        'El pago sigue pendiente. Tu banco puede cobrarte un cargo.',
      ],
    },
  }
}

type NotDebited = { readonly dueOn: string; readonly until: string }

/** The day of a payment has come, and the plan that lent takes nothing: what the person does about their bank would not help. */
export function planNotOpenEmail({ to, personId }: Addressed, { dueOn, until }: NotDebited, cents: number): Email {
  const [amount, due, end] = [formatCents(cents), dayInBoth(dueOn), dayInBoth(until)]
  return {
    kind: 'loan-not-debited',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'We couldn’t debit your loan payment',
      paragraphs: [
        `The payment of ${amount} was due on ${due.en}. The plan that lent you this money isn’t open, so nothing can be paid into it. Nothing was taken.`,
        `You can make it up until ${end.en}. Reply to this e-mail before that day, so that we can help you.`,
      ],
    },
    es: {
      subject: 'No pudimos debitar el pago de tu préstamo',
      paragraphs: [
        `El pago de ${amount} vencía el ${due.es}. El plan que te prestó este dinero no está abierto, así que no se le puede pagar nada. No se tomó nada.`,
        `Puedes ponerte al día hasta el ${end.es}. Responde a este correo antes de ese día para que podamos ayudarte.`,
      ],
    },
  }
}

/** The day of a payment has come, and no bank can be debited. */
export function noDebitEmail({ to, personId }: Addressed, { dueOn, until }: NotDebited, cents: number): Email {
  const [amount, due, end] = [formatCents(cents), dayInBoth(dueOn), dayInBoth(until)]
  return {
    kind: 'loan-not-debited',
    to,
    personId,
    link: '/dashboard/settings#links',
    en: {
      subject: 'We couldn’t debit your loan payment',
      paragraphs: [
        `The payment of ${amount} was due on ${due.en}. You have no linked bank account we can debit, so nothing was taken.`,
        'Sign in and link your bank again. Then pay it on your loan page. We won’t take it later on our own.',
        `You can make it up until ${end.en}.`,
      ],
    },
    es: {
      subject: 'No pudimos debitar el pago de tu préstamo',
      paragraphs: [
        `El pago de ${amount} vencía el ${due.es}. No hay una cuenta bancaria conectada que podamos debitar, así que no se tomó nada.`,
        'Inicia sesión y conecta tu banco otra vez. Luego págalo desde la página de tu préstamo. No lo tomaremos después por nuestra cuenta.',
        `Puedes ponerte al día hasta el ${end.es}.`,
      ],
    },
  }
}

export function repaidEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'loan-repaid',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'Your loan is paid off',
      paragraphs: [
        `Well done, ${firstName}. Your loan is paid off in full. You owe nothing on it, and the savings your plan set aside for it are available again.`,
      ],
    },
    es: {
      subject: 'Terminaste de pagar tu préstamo',
      paragraphs: [
        `Bien hecho, ${firstName}. Devolviste todo tu préstamo. No debes nada por él, y lo que tu plan reservaba para él está disponible otra vez.`,
      ],
    },
  }
}
