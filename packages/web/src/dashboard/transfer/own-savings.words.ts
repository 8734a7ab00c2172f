import type { SavingFrequency } from '@app/schemas/rules/investing/savings-program'
import type { Words } from '../../client/language.ts'
import type { SavingsProgram } from '../../screens/data/money/savings.ts'

type Own = {
  readonly title: string
  readonly plan: string
  readonly running: string
  readonly waiting: string
  readonly pausedTag: string
  readonly nothingTaken: string
  readonly paused: string
  readonly missing: Readonly<Record<SavingsProgram['missing'][number], string>>
  readonly often: Readonly<Record<SavingFrequency, string>>
  readonly from: string
  readonly noBank: string
  readonly unconfirmedBank: string
  readonly confirmBank: string
  readonly next: string
  readonly change: string
}

export const words: Words<Own> = {
  en: {
    title: 'What repeats',
    plan: 'Saving regularly',
    running: 'Running',
    waiting: 'Not started yet',
    pausedTag: 'Paused',
    nothingTaken: 'Nothing is taken from your bank now.',
    paused: 'The plan is paused until you resume it.',
    missing: {
      brokerage_account: 'It waits until your account is open.',
      bank_account: 'It needs a linked bank account.',
      debit_authorization: 'You haven’t allowed the deposits yet.',
    },
    often: { weekly: 'Every week', 'every-two-weeks': 'Every two weeks', monthly: 'Every month' },
    from: 'From your bank',
    noBank: 'None is linked yet',
    unconfirmedBank: 'Not confirmed yet',
    confirmBank: 'It needs the code next to the small deposit in your bank account.',
    next: 'Next deposit',
    change: 'See, change or pause',
  },
  es: {
    title: 'Lo que se repite',
    plan: 'Ahorrar con regularidad',
    running: 'En marcha',
    waiting: 'Sin empezar',
    pausedTag: 'En pausa',
    nothingTaken: 'Ahora no se toma nada de tu banco.',
    paused: 'El plan está en pausa hasta que lo retomes.',
    missing: {
      brokerage_account: 'Espera hasta que tu cuenta esté abierta.',
      bank_account: 'Necesita una cuenta bancaria conectada.',
      debit_authorization: 'Todavía no has permitido los depósitos.',
    },
    often: { weekly: 'Cada semana', 'every-two-weeks': 'Cada dos semanas', monthly: 'Cada mes' },
    from: 'Desde tu banco',
    noBank: 'Todavía no hay ninguno conectado',
    unconfirmedBank: 'Todavía sin confirmar',
    confirmBank: 'Necesita el código que está junto al pequeño depósito en tu cuenta bancaria.',
    next: 'Próximo depósito',
    change: 'Ver, cambiar o pausar',
  },
}
