import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: string
  readonly range: (least: string, most: string) => string
  readonly upTo: (most: string) => string
  readonly rule: string
  readonly not: string
  readonly work: string
  readonly savings: string
}

export const words: Words<Own> = {
  en: {
    title: 'What you could borrow: an estimate',
    range: (least, most) => `Up to ${least}–${most}`,
    upTo: (most) => `Up to ${most}`,
    rule: 'Half of what you have, and never more than $50,000. That’s the most the law allows. A loan you already owe lowers it.',
    not: 'Not with these answers',
    work: 'Only people who work for themselves, with no employees, can borrow this way. The next page shows what you can do instead.',
    savings: 'The smallest loan is $1,000, and you can borrow up to half of what you have. The next page shows what you can do instead.',
  },
  es: {
    title: 'Lo que podrías pedir prestado: una estimación',
    range: (least, most) => `Hasta ${least}–${most}`,
    upTo: (most) => `Hasta ${most}`,
    rule: 'La mitad de lo que tienes y nunca más de $50,000. Es lo máximo que permite la ley. Si ya debes un préstamo, es menos.',
    not: 'Con estas respuestas, no',
    work: 'Solo quienes trabajan por su cuenta y no tienen empleados pueden pedir prestado así. La página siguiente muestra qué puedes hacer.',
    savings:
      'El préstamo más pequeño es de $1,000 y puedes pedir hasta la mitad de lo que tienes. La página siguiente muestra qué puedes hacer.',
  },
}
