import type { LoanFrequency, LoanStatus } from '@app/schemas/rules/loans/plan-loans'
import type { Words } from '../client/language.ts'

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
  readonly andSavings: string
  readonly link: string
  readonly linkMore: (sum: string) => string
  readonly linkAccount: string
  readonly afterSigning: string
  readonly lapses: (day: string) => string
  readonly feeBack: string
  readonly comes: (sum: string, day: string) => string
  readonly running: string
  readonly late: (sum: string) => string
  readonly makeUp: (day: string) => string
  readonly pay: string
  readonly payout: string
  readonly payoutWords: string
  readonly sign: string
  readonly read: string
  readonly receive: string
  readonly feeByCard: string
  readonly feeFromLoan: string
  readonly every: Readonly<Record<LoanFrequency, string>>
  readonly owed: string
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
      CANCELLED: 'Taken back',
      CONFIRMED: 'Agreed',
      ACTIVE: 'Paid out',
      PAST_DUE: 'Payment late',
      REPAID: 'Paid back',
      DEFAULTED: 'Counts as a payout',
    },
    unsigned: 'Not signed yet',
    unconfirmed: 'Waits for your savings',
    pending: 'You have not agreed to this loan. Nothing is sent, and you owe nothing on it.',
    offered: (day) => `The rate and the fee hold until ${day}.`,
    awaitsYou: 'No money is sent before you sign the loan note',
    awaitsSpouse: 'No money is sent before your spouse signs the loan note',
    awaitsSavings: 'No money is sent before your savings are confirmed',
    andSavings: 'Your savings have to be confirmed too.',
    link: 'Whoever holds them has not told us yet that they are enough for this loan. Link the account, and we read its balance. If you cannot sign in there, call {phone}.',
    linkMore: (sum) =>
      `What is confirmed so far allows a loan of ${sum}, which is less than this one. Link another account, or take this loan back and ask for less. If you cannot sign in there, call {phone}.`,
    linkAccount: 'Link an account',
    afterSigning: 'You owe nothing on it so far.',
    lapses: (day) => `If that is not done by ${day}, the loan ends.`,
    feeBack: 'The fee that your card paid then goes back.',
    comes: (sum, day) => `Everything is signed, and your savings are confirmed. We send you ${sum} on ${day}. You owe nothing before that.`,
    running: 'The money was sent, and no payment is late.',
    late: (sum) => `${sum} is late`,
    makeUp: (day) =>
      `The last day to make it up is ${day}. After that the rest of the loan counts as money paid out to you. You owe tax on it, and maybe 10% more if you are under 59½. Paying later cannot undo that.`,
    pay: 'To pay, or if you cannot, call {phone} before that day.',
    payout: 'This loan counts as money paid out to you',
    payoutWords: 'A payment was not made up in time. You owe tax on the rest, and maybe 10% more if you are under 59½.',
    sign: 'Read and sign',
    read: 'Read the terms',
    receive: 'You receive',
    feeByCard: 'Fee, charged to your card',
    feeFromLoan: 'Fee, taken from the loan',
    every: { monthly: 'Payment every month', biweekly: 'Payment every two weeks', quarterly: 'Payment every three months' },
    owed: 'You owe, without interest',
    next: 'Next payment due',
    sent: 'Money sent',
    takeBack: 'Take this loan back',
    takeBackTitle: 'Take this loan back?',
    takeBackWords: 'Nothing is sent, and you owe nothing. If you want a loan later, you ask again, at the rate of that day.',
    takeBackFee: 'The fee goes back to your card. It can take your bank up to ten days.',
    keep: 'Keep my loan',
    yesTakeBack: 'Take it back',
    takenBack: 'Your loan is taken back. Nothing was sent, and you owe nothing on it.',
  },
  es: {
    title: 'Tu préstamo',
    loan: 'Préstamo de tus propios ahorros',
    tags: {
      PENDING: 'Sin aceptar',
      CANCELLED: 'Retirado',
      CONFIRMED: 'Aceptado',
      ACTIVE: 'Pagado',
      PAST_DUE: 'Pago atrasado',
      REPAID: 'Devuelto',
      DEFAULTED: 'Cuenta como retiro',
    },
    unsigned: 'Sin firmar',
    unconfirmed: 'Espera tus ahorros',
    pending: 'No has aceptado este préstamo. No se envía nada y no debes nada por él.',
    offered: (day) => `La tasa y la comisión valen hasta el ${day}.`,
    awaitsYou: 'No se envía dinero antes de que firmes el pagaré',
    awaitsSpouse: 'No se envía dinero antes de que tu cónyuge firme el pagaré',
    awaitsSavings: 'No se envía dinero antes de que se confirmen tus ahorros',
    andSavings: 'También deben confirmarse tus ahorros.',
    link: 'Quien los guarda aún no nos ha dicho que alcanzan para este préstamo. Conecta la cuenta y leemos su saldo. Si no puedes entrar allí, llama al {phone}.',
    linkMore: (sum) =>
      `Lo confirmado hasta ahora alcanza para un préstamo de ${sum}, que es menos que este. Conecta otra cuenta, o retira este préstamo y pide menos. Si no puedes entrar allí, llama al {phone}.`,
    linkAccount: 'Conectar una cuenta',
    afterSigning: 'Hasta ahora no debes nada por él.',
    lapses: (day) => `Si eso no se hace a más tardar el ${day}, el préstamo termina.`,
    feeBack: 'Entonces se devuelve la comisión que pagó tu tarjeta.',
    comes: (sum, day) => `Todo está firmado y tus ahorros están confirmados. Te enviamos ${sum} el ${day}. Antes no debes nada.`,
    running: 'El dinero se envió y ningún pago está atrasado.',
    late: (sum) => `${sum} está atrasado`,
    makeUp: (day) =>
      `El último día para ponerte al día es el ${day}. Después, el resto del préstamo cuenta como dinero pagado a ti. Debes impuestos por él, y quizá un 10% más si tienes menos de 59½ años. Pagar más tarde no lo cambia.`,
    pay: 'Para pagar, o si no puedes, llama al {phone} antes de ese día.',
    payout: 'Este préstamo cuenta como dinero pagado a ti',
    payoutWords: 'Un pago no se hizo a tiempo. Debes impuestos por el resto, y quizá un 10% más si tienes menos de 59½ años.',
    sign: 'Leer y firmar',
    read: 'Leer las condiciones',
    receive: 'Recibes',
    feeByCard: 'Comisión, cobrada a tu tarjeta',
    feeFromLoan: 'Comisión, tomada del préstamo',
    every: { monthly: 'Pago cada mes', biweekly: 'Pago cada dos semanas', quarterly: 'Pago cada tres meses' },
    owed: 'Debes, sin intereses',
    next: 'Próximo pago',
    sent: 'Dinero enviado',
    takeBack: 'Retirar este préstamo',
    takeBackTitle: '¿Retirar este préstamo?',
    takeBackWords: 'No se envía nada y no debes nada. Si más tarde quieres un préstamo, lo pides otra vez, a la tasa de ese día.',
    takeBackFee: 'La comisión vuelve a tu tarjeta. Tu banco puede tardar hasta diez días.',
    keep: 'Conservar mi préstamo',
    yesTakeBack: 'Retirarlo',
    takenBack: 'Tu préstamo está retirado. No se envió nada y no debes nada por él.',
  },
}
