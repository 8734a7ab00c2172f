import type { Words } from '../../../client/language.ts'
import type { SavingsProgram } from '../../../screens/data/money/savings.ts'

type Own = {
  readonly title: string
  readonly each: (sum: string, frequency: SavingsProgram['frequency']) => string
  readonly next: string
  readonly planOnly: string
  readonly paused: string
  readonly end: string
  readonly ask: string
  readonly what: string
  readonly yes: string
  readonly no: string
  readonly ended: string
}

const often = { weekly: 'each week', 'every-two-weeks': 'every two weeks', monthly: 'each month' } as const
const aMenudo = { weekly: 'cada semana', 'every-two-weeks': 'cada dos semanas', monthly: 'cada mes' } as const

export const words: Words<Own> = {
  en: {
    title: 'Regular saving',
    each: (sum, frequency) => `${sum} ${often[frequency]}`,
    next: 'Next deposit',
    planOnly: 'It is a plan alone. No deposit is taken.',
    paused: 'It is paused.',
    end: 'End regular saving',
    ask: 'End regular saving?',
    what: 'The plan ends now, for good. No new deposit is taken. One that your bank has been asked for may still arrive. What you have saved stays yours and stays where it is. You can begin a new plan at any time.',
    yes: 'End regular saving',
    no: 'Keep it',
    ended: 'Regular saving has ended. No new deposit is taken.',
  },
  es: {
    title: 'Ahorro regular',
    each: (sum, frequency) => `${sum} ${aMenudo[frequency]}`,
    next: 'Próximo depósito',
    planOnly: 'Es solo un plan. No se toma ningún depósito.',
    paused: 'Está en pausa.',
    end: 'Terminar el ahorro regular',
    ask: '¿Terminar el ahorro regular?',
    what: 'El plan termina ahora y para siempre. No se toma ningún depósito nuevo. Uno que ya se pidió a tu banco puede llegar aún. Lo que ahorraste sigue siendo tuyo y se queda donde está. Puedes empezar otro plan cuando quieras.',
    yes: 'Terminar el ahorro regular',
    no: 'Conservarlo',
    ended: 'El ahorro regular terminó. No se toma ningún depósito nuevo.',
  },
}
