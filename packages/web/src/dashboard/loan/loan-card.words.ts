import type { LoanFrequency, LoanStatus } from '@app/schemas/rules/loans/plan-loans'
import type { Words } from '../../client/language.ts'

export type LoanWords = {
  readonly title: string
  readonly loan: string
  readonly tags: Readonly<Record<LoanStatus, string>>
  readonly unsigned: string
  readonly unconfirmed: string
  readonly pending: string
  readonly offered: (day: string) => string
  readonly awaitsYou: string
  readonly awaitsSpouse: string
  readonly awaitsSavings: string
  readonly awaitsBank: string
  readonly tooLittle: string
  readonly allows: (sum: string) => string
  readonly linkAnother: string
  readonly sending: (sum: string) => string
  readonly repaid: string
  readonly underWay: string
  readonly payNow: string
  readonly afterSigning: string
  readonly lapses: (day: string) => string
  readonly feeBack: string
  readonly comes: (sum: string, day: string) => string
  readonly running: string
  readonly due: (sum: string) => string
  readonly dueSince: (day: string, lateOn: string) => string
  readonly late: (sum: string) => string
  readonly makeUp: (day: string) => string
  readonly lateUnderWay: string
  readonly ifUnpaid: (day: string) => string
  readonly pay: string
  readonly payout: string
  readonly payoutWords: string
  readonly sign: string
  readonly read: string
  readonly receive: string
  readonly feeByCard: string
  readonly feeFromLoan: string
  readonly every: Readonly<Record<LoanFrequency, string>>
  readonly asked: string
  readonly owed: string
  readonly borrowed: string
  readonly next: string
  readonly sent: string
  readonly takeBack: string
  readonly takeBackTitle: string
  readonly takeBackWords: string
  readonly takeBackFee: string
  readonly keep: string
  readonly yesTakeBack: string
  readonly takenBack: string
}

export const words: Words<LoanWords> = {
  en: {
    title: 'Your loan',
    loan: 'Loan from your own savings',
    tags: {
      PENDING: 'Not agreed yet',
      CANCELLED: 'Canceled',
      CONFIRMED: 'Agreed',
      SENDING: 'On its way',
      ACTIVE: 'Paid out',
      PAST_DUE: 'Payment late',
      REPAID: 'Paid off',
      DEFAULTED: 'Counts as a payout',
    },
    unsigned: 'Not signed yet',
    unconfirmed: 'Waiting',
    pending: 'You haven’t agreed to this loan. Nothing is sent, and you owe nothing on it.',
    offered: (day) => `The rate and the fee hold until ${day}.`,
    awaitsYou: 'No money is sent until you sign the loan note',
    awaitsSpouse: 'No money is sent until your spouse signs the loan note',
    awaitsSavings: 'Your individual 401(k) doesn’t hold enough for this loan now',
    awaitsBank: 'You have no linked bank account we can pay it to',
    tooLittle: 'Move more savings into it, or cancel this loan.',
    allows: (sum) => `It now allows a loan of ${sum}. Move more savings into it, or cancel this loan and ask for less.`,
    linkAnother:
      'No bank is linked, or the one you use sent the money back. Link another one and use it. Then the loan is paid out without asking again.',
    sending: (sum) => `${sum} is on its way to your bank. You owe nothing until it arrives.`,
    repaid: 'It’s paid off in full.',
    underWay: 'Debits under way',
    payNow: 'Make a payment',
    afterSigning: 'You owe nothing on it so far.',
    lapses: (day) => `If that isn’t done by ${day}, the loan ends.`,
    feeBack: 'Then the fee goes back to your card.',
    comes: (sum, day) => `Everything is signed. We’ll send ${sum} to your bank on ${day}. You owe nothing until it arrives.`,
    running: 'The money has arrived at your bank, and no payment is late. Each payment is debited the day it’s due.',
    due: (sum) => `${sum} is due now`,
    dueSince: (day, lateOn) =>
      `It was due on ${day} and isn’t paid yet. From ${lateOn} on it counts as late. Make a payment so that it doesn’t.`,
    late: (sum) => `${sum} is late`,
    makeUp: (day) =>
      `The last day to make it up is ${day}. After that the rest of the loan counts as money paid out to you. You owe tax on it, and maybe 10% more if you’re under 59½. Paying later can’t undo that.`,
    lateUnderWay: 'A debit for what’s late is under way',
    ifUnpaid: (day) => `You don’t have to pay it again. If your bank doesn’t pay it, you can make it up until ${day}.`,
    pay: 'If you can’t pay, call {phone} before that day.',
    payout: 'This loan counts as money paid out to you',
    payoutWords: 'A late payment wasn’t made up in time. You owe tax on the rest, and maybe 10% more if you’re under 59½.',
    sign: 'Read and sign',
    read: 'Read the terms',
    receive: 'You receive',
    feeByCard: 'Fee, charged to your card',
    feeFromLoan: 'Fee, taken from the loan',
    every: { monthly: 'Payment every month', biweekly: 'Payment every two weeks', quarterly: 'Payment every three months' },
    asked: 'You asked to borrow',
    owed: 'You owe, without interest',
    borrowed: 'You borrowed',
    next: 'Next debit',
    sent: 'Money arrived',
    takeBack: 'Cancel this loan',
    takeBackTitle: 'Cancel this loan?',
    takeBackWords: 'Nothing is sent, and you owe nothing. If you want a loan later, you can ask again, at that day’s rate.',
    takeBackFee: 'The fee goes back to your card. It can take your bank up to ten days.',
    keep: 'Keep my loan',
    yesTakeBack: 'Cancel the loan',
    takenBack: 'Your loan is canceled. Nothing was sent, and you owe nothing on it.',
  },
  es: {
    title: 'Tu préstamo',
    loan: 'Préstamo de tus propios ahorros',
    tags: {
      PENDING: 'Sin aceptar',
      CANCELLED: 'Cancelado',
      CONFIRMED: 'Aceptado',
      SENDING: 'En camino',
      ACTIVE: 'Dinero enviado',
      PAST_DUE: 'Pago atrasado',
      REPAID: 'Devuelto',
      DEFAULTED: 'Cuenta como retiro',
    },
    unsigned: 'Sin firmar',
    unconfirmed: 'En espera',
    pending: 'No has aceptado este préstamo. No se envía nada y no debes nada por él.',
    offered: (day) => `La tasa y el cargo valen hasta el ${day}.`,
    awaitsYou: 'No se envía dinero antes de que firmes el pagaré',
    awaitsSpouse: 'No se envía dinero antes de que tu cónyuge firme el pagaré',
    awaitsSavings: 'Tu 401(k) individual tiene ahora muy poco para este préstamo',
    awaitsBank: 'No hay ninguna cuenta bancaria a la que podamos pagarlo',
    tooLittle: 'Pasa más ahorros a él o cancela este préstamo.',
    allows: (sum) => `Ahora alcanza para un préstamo de ${sum}. Pasa más ahorros a él, o cancela este préstamo y pide menos.`,
    linkAnother:
      'No hay ningún banco conectado, o el que usas devolvió el dinero. Conecta otro y úsalo. Entonces el préstamo se paga sin pedirlo otra vez.',
    sending: (sum) => `${sum} va en camino a tu banco. No debes nada antes de que llegue.`,
    repaid: 'Está devuelto por completo.',
    underWay: 'Cobros en camino',
    payNow: 'Hacer un pago',
    afterSigning: 'Hasta ahora no debes nada por él.',
    lapses: (day) => `Si eso no se hace a más tardar el ${day}, el préstamo termina.`,
    feeBack: 'Entonces se devuelve el cargo que pagó tu tarjeta.',
    comes: (sum, day) => `Todo está firmado. Enviamos ${sum} a tu banco el ${day}. Antes de que llegue no debes nada.`,
    running: 'El dinero llegó a tu banco y ningún pago está atrasado. Cada pago se cobra en su día.',
    due: (sum) => `${sum} están por pagar`,
    dueSince: (day, lateOn) =>
      `Vencía el ${day} y aún no está pagado. Desde el ${lateOn} cuenta como atrasado. Haz un pago para que no lo sea.`,
    late: (sum) => `${sum} están atrasados`,
    makeUp: (day) =>
      `El último día para ponerte al día es el ${day}. Después, el resto del préstamo cuenta como dinero pagado a ti. Debes impuestos por él, y quizá un 10% más si tienes menos de 59½ años. Pagar más tarde no lo cambia.`,
    lateUnderWay: 'Ya hay un débito en curso por lo atrasado',
    ifUnpaid: (day) => `No tienes que pagarlo otra vez. Si tu banco no lo paga, puedes ponerte al día hasta el ${day}.`,
    pay: 'Si no puedes pagar, llama al {phone} antes de ese día.',
    payout: 'Este préstamo cuenta como dinero pagado a ti',
    payoutWords: 'Un pago no se hizo a tiempo. Debes impuestos por el resto, y quizá un 10% más si tienes menos de 59½ años.',
    sign: 'Leer y firmar',
    read: 'Leer las condiciones',
    receive: 'Recibes',
    feeByCard: 'Cargo, cobrado a tu tarjeta',
    feeFromLoan: 'Cargo, descontado del préstamo',
    every: { monthly: 'Pago cada mes', biweekly: 'Pago cada dos semanas', quarterly: 'Pago cada tres meses' },
    asked: 'Pediste prestado',
    owed: 'Debes, sin intereses',
    borrowed: 'Pediste prestado',
    next: 'Próximo cobro',
    sent: 'Dinero recibido',
    takeBack: 'Cancelar este préstamo',
    takeBackTitle: '¿Cancelar este préstamo?',
    takeBackWords: 'No se envía nada y no debes nada. Si más tarde quieres un préstamo, lo pides otra vez, a la tasa de ese día.',
    takeBackFee: 'El cargo vuelve a tu tarjeta. Tu banco puede tardar hasta diez días.',
    keep: 'Conservar mi préstamo',
    yesTakeBack: 'Cancelar el préstamo',
    takenBack: 'Tu préstamo está cancelado. No se envió nada y no debes nada por él.',
  },
}
