import type { Words } from '../../../client/language.ts'

type TakeBackWords = {
  readonly until: (time: string) => string
  readonly takeBack: string
  readonly takenBack: Readonly<Record<'DEPOSIT' | 'WITHDRAWAL', string>>
}

export const words: Words<TakeBackWords> = {
  en: {
    until: (time) => `It’s sent at ${time}. Until then you can take it back.`,
    takeBack: 'Take it back',
    takenBack: {
      DEPOSIT: 'The deposit is taken back. Nothing was debited.',
      WITHDRAWAL: 'The withdrawal is taken back. The money stays in your account.',
    },
  },
  es: {
    until: (time) => `Se envía a las ${time}. Hasta entonces puedes anularlo.`,
    takeBack: 'Anularlo',
    takenBack: {
      DEPOSIT: 'El depósito está anulado. No se cobró nada.',
      WITHDRAWAL: 'El retiro está anulado. El dinero se queda en tu cuenta.',
    },
  },
}
