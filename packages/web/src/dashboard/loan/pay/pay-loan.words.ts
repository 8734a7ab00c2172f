import type { Words } from '../../../client/language.ts'
import type { OfferedPayment } from '../../../screens/data/loans/loan-payments.ts'

type Own = {
  readonly title: string
  readonly choose: string
  readonly choice: (choice: OfferedPayment) => string
  /** A sum of one’s own. */
  readonly another: string
  readonly review: (choice: OfferedPayment, sum: string) => string
  readonly from: (lastFour: string) => string
  readonly allow: string
  readonly noBank: string
  readonly nothing: string
  readonly again: string
  readonly pay: (sum: string) => string
  /** While there is no sum yet. */
  readonly payNothing: string
  readonly keep: string
  readonly back: string
  readonly lastDay: string
  readonly done: (sum: string) => string
  readonly doneAbout: (lastFour: string, number: string) => string
  readonly doneExtra: (owed: string, last: string) => string
}

export const words: Words<Own> = {
  en: {
    title: 'Make a payment',
    choose: 'What do you want to pay?',
    choice: (choice) => {
      if (choice.what === 'due') return 'What’s due now'
      if (choice.what !== 'next') return 'All of the loan'
      return choice.payments === 1 ? 'The next payment, before its day' : `The next ${choice.payments} payments, before their days`
    },
    another: 'Another amount',
    review: (choice, sum) => {
      if (choice.what === 'due') return `You pay ${sum}, all that’s due now.`
      if (choice.what === 'next')
        return choice.payments === 1
          ? `You pay ${sum}. Nothing is debited on the day of that payment.`
          : `You pay ${sum}. Nothing is debited on the days of those ${choice.payments} payments.`
      return `You pay ${sum}: what you owe, with interest up to today. The loan then ends, and what your plan held back for it is free.`
    },
    from: (lastFour) =>
      `It’s debited from your bank account ending in ${lastFour}. It counts once your bank has paid it, in one to three business days.`,
    allow: 'By pressing the button you allow this one debit.',
    noBank: 'No bank account is linked that can be debited.',
    again: 'Try again',
    nothing: 'There’s nothing to pay now. A debit may be on its way.',
    pay: (sum) => `Pay ${sum}`,
    payNothing: 'Pay',
    keep: 'Not now',
    back: 'Right after you confirm you can still take it back, and you’ll see until when. Once it has been sent, it can’t be stopped.',
    lastDay: 'Today is the last day to make up what’s late. So it’s sent at once, and you can’t take it back.',
    done: (sum) => `Your payment of ${sum} is saved`,
    doneAbout: (lastFour, number) =>
      `It’s debited from your bank account ending in ${lastFour}, and counts once your bank has paid it. Number of this payment: ${number}.`,
    doneExtra: (owed, last) =>
      `You then owe ${owed}, without interest, and your last payment is on ${last}. We’ll e-mail you when it counts.`,
  },
  es: {
    title: 'Hacer un pago',
    choose: '¿Qué quieres pagar?',
    choice: (choice) => {
      if (choice.what === 'due') return 'Lo que vence ahora'
      if (choice.what !== 'next') return 'Todo el préstamo'
      return choice.payments === 1 ? 'El próximo pago, antes de su día' : `Los próximos ${choice.payments} pagos, antes de su día`
    },
    another: 'Otra cantidad',
    review: (choice, sum) => {
      if (choice.what === 'due') return `Pagas ${sum}, todo lo que vence ahora.`
      if (choice.what === 'next')
        return choice.payments === 1
          ? `Pagas ${sum}. El día de ese pago no se cobra nada.`
          : `Pagas ${sum}. Los días de esos ${choice.payments} pagos no se cobra nada.`
      return `Pagas ${sum}: lo que debes, con intereses hasta hoy. El préstamo termina y queda libre lo que tu plan guardaba por él.`
    },
    from: (lastFour) =>
      `Se cobra de tu cuenta bancaria terminada en ${lastFour}. Cuenta cuando tu banco lo haya pagado, en uno a tres días hábiles.`,
    allow: 'Al pulsar el botón autorizas este único cobro.',
    noBank: 'No hay ninguna cuenta bancaria conectada en la que se pueda cobrar.',
    again: 'Intentar de nuevo',
    nothing: 'Ahora no hay nada que pagar. Puede que haya un cobro en camino.',
    pay: (sum) => `Pagar ${sum}`,
    payNothing: 'Pagar',
    keep: 'Ahora no',
    back: 'Justo después de confirmar todavía puedes anularlo, y verás hasta cuándo. Una vez enviado, ya no se puede detener.',
    lastDay: 'Hoy es el último día para ponerte al día. Por eso se envía enseguida y no se puede anular.',
    done: (sum) => `Tu pago de ${sum} está guardado`,
    doneAbout: (lastFour, number) =>
      `Se cobra de tu cuenta bancaria terminada en ${lastFour} y cuenta cuando tu banco lo haya pagado. Número de este pago: ${number}.`,
    doneExtra: (owed, last) =>
      `Entonces debes ${owed}, sin intereses, y tu último pago es el ${last}. Te escribimos por correo cuando cuente.`,
  },
}
