import type { Words } from '@app/schemas/language'

type Own = {
  readonly label: (term: string) => string
  readonly same: string
  readonly difference: (amount: string, isMore: boolean) => string
  readonly about: (amount: string) => string
  readonly range: (low: string, high: string) => string
  readonly sameFees: (fee: string) => string
  readonly sentence: (term: string, oldPlan: string, other: string, range: string) => string
  readonly stayingIsCheaper: (oldPlan: string, other: string) => string
  readonly leftInOldPlan: (term: string) => string
  readonly leftElsewhere: (term: string) => string
  readonly oldPlan: (fee: string) => string
  readonly elsewhere: (fee: string) => string
}

export const feeAnswerWords: Words<Own> = {
  en: {
    label: (term) => `Left after ${term} if you moved`,
    same: 'the same',
    difference: (amount, isMore) => `about ${amount} ${isMore ? 'more' : 'less'}`,
    about: (amount) => `about ${amount}`,
    range: (low, high) => `${low} to ${high}`,
    sameFees: (fee) => `Both fees are ${fee} a year, so they cost the same.`,
    sentence: (term, oldPlan, other, range) =>
      `An estimate: over ${term} the old plan takes ${oldPlan} of what there would be without a fee. The other takes ${other}. The difference is ${range}, by how savings grow.`,
    stayingIsCheaper: (oldPlan, other) => `Staying is cheaper here: the old plan takes ${oldPlan} a year, the other ${other}.`,
    leftInOldPlan: (term) => `Left in the old plan after ${term}`,
    leftElsewhere: (term) => `Left elsewhere after ${term}`,
    oldPlan: (fee) => `The old plan, ${fee} a year`,
    elsewhere: (fee) => `Elsewhere, ${fee} a year`,
  },
  es: {
    label: (term) => `Lo que queda después de ${term} si lo mueves`,
    same: 'lo mismo',
    difference: (amount, isMore) => `unos ${amount} ${isMore ? 'más' : 'menos'}`,
    about: (amount) => `unos ${amount}`,
    range: (low, high) => `${low} a ${high}`,
    sameFees: (fee) => `Las dos comisiones son de ${fee} al año, así que cuestan lo mismo.`,
    sentence: (term, oldPlan, other, range) =>
      `Una estimación: en ${term} el plan anterior toma ${oldPlan} de lo que habría sin comisión. El otro toma ${other}. La diferencia es de ${range}, según cómo crezcan los ahorros.`,
    stayingIsCheaper: (oldPlan, other) => `Aquí quedarte es más barato: el plan anterior toma ${oldPlan} al año; el otro, ${other}.`,
    leftInOldPlan: (term) => `Queda en el plan anterior después de ${term}`,
    leftElsewhere: (term) => `Queda en otro lugar después de ${term}`,
    oldPlan: (fee) => `El plan anterior, ${fee} al año`,
    elsewhere: (fee) => `En otro lugar, ${fee} al año`,
  },
}
