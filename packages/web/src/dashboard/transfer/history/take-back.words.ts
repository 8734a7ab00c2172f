import type { Words } from '../../../client/language.ts'

type TakeBackWords = {
  readonly until: (time: string) => string
  readonly takeBack: string
  readonly takenBack: Readonly<Record<'DEPOSIT' | 'WITHDRAWAL' | 'PAYMENT' | 'CHANGE', string>>
}

export const words: Words<TakeBackWords> = {
  en: {
    until: (time) => `It’s sent at ${time}. Until then you can take it back.`,
    takeBack: 'Take it back',
    takenBack: {
      DEPOSIT: 'The deposit is taken back. Nothing was debited.',
      WITHDRAWAL: 'The withdrawal is taken back. The money stays in your account.',
      PAYMENT: 'The payment is taken back. Nothing was debited, and your loan is as it was.',
      CHANGE: 'The change is taken back. The money stays in the IRA that it’s in.',
    },
  },
  es: {
    until: (time) => `Puedes anularlo hasta las ${time}; entonces se envía.`,
    takeBack: 'Anularlo',
    takenBack: {
      DEPOSIT: 'El depósito está anulado. No se cobró nada.',
      WITHDRAWAL: 'El retiro está anulado. El dinero se queda en tu cuenta.',
      PAYMENT: 'El pago está anulado. No se cobró nada y tu préstamo está como antes.',
      CHANGE: 'El cambio está anulado. El dinero se queda en la IRA en la que está.',
    },
  },
}
