import type { Words } from '../../../client/language.ts'

export type LinkedWords = {
  readonly title: string
  readonly about: string
  readonly none: string
  readonly bank: string
  readonly investments: string
  readonly toMend: string
  readonly waiting: string
  readonly end: string
  readonly ask: string
  readonly what: string
  readonly yes: string
  readonly no: string
  readonly ended: (name: string) => string
}

export const words: Words<LinkedWords> = {
  en: {
    title: 'Linked accounts',
    about: 'Where you’ve let us read accounts and balances.',
    none: 'You haven’t linked anything. When you link a bank or plan, you’ll see it here, with a button to end the link.',
    bank: 'Bank',
    investments: 'Plan or investments',
    toMend: 'The link no longer works',
    waiting: 'On its way',
    end: 'End the link',
    ask: 'End this link?',
    what: 'We’ll stop reading there and delete the accounts we read. Deposits from this bank will stop. Your money stays where it is.',
    yes: 'End the link',
    no: 'Keep it',
    ended: (name) => `The link to ${name} has ended.`,
  },
  es: {
    title: 'Cuentas conectadas',
    about: 'Donde podemos leer cuentas y saldos, porque tú lo permitiste.',
    none: 'No has conectado nada. Aquí verás el banco o plan que conectes, con un botón para terminarlo.',
    bank: 'Banco',
    investments: 'Plan o inversiones',
    toMend: 'La conexión ya no funciona',
    waiting: 'En camino',
    end: 'Terminar la conexión',
    ask: '¿Terminar esta conexión?',
    what: 'Dejamos de leer ahí y olvidamos las cuentas que leímos. Los depósitos desde este banco no pueden seguir. Tu dinero se queda donde está.',
    yes: 'Terminar la conexión',
    no: 'Conservarlo',
    ended: (name) => `La conexión con ${name} terminó.`,
  },
}
