import type { Words } from '../../client/language.ts'

export type DashboardWords = {
  readonly title: (name: string) => string
  readonly left: string
  readonly continue: string
  readonly none: string
  readonly others: string
  readonly steps: string
  readonly money: string
  readonly each: string
  readonly found: string
  readonly allFound: string
  readonly bookCall: string
  readonly bookedCall: string
  readonly account: string
  readonly start: string
}

export const words: Words<DashboardWords> = {
  en: {
    title: (name) => `Welcome back, ${name}`,
    left: 'Where you left off',
    continue: 'Continue',
    none: 'No questions are left half answered. Pick one of the things below. Each begins with a few questions, and all are free to look at.',
    others: 'Other things you have begun',
    steps: 'Your steps',
    money: 'Where your money is',
    each: 'See every stage',
    found: 'Your old accounts',
    allFound: 'See all of it, and how we know',
    bookCall: 'Book a free call about it',
    bookedCall: 'See your booked call',
    account: 'Your new account',
    start: 'What you can do here',
  },
  es: {
    title: (name) => `Hola de nuevo, ${name}`,
    left: 'Donde lo dejaste',
    continue: 'Continuar',
    none: 'No has dejado preguntas a medias. Elige algo de la lista. Todo empieza con unas preguntas y mirar es gratis.',
    others: 'Otras cosas que has empezado',
    steps: 'Tus pasos',
    money: 'Dónde está tu dinero',
    each: 'Ver cada etapa',
    found: 'Tus cuentas antiguas',
    allFound: 'Verlo todo, y cómo lo sabemos',
    bookCall: 'Reservar una llamada gratis',
    bookedCall: 'Ver tu llamada reservada',
    account: 'Tu cuenta nueva',
    start: 'Lo que puedes hacer aquí',
  },
}
