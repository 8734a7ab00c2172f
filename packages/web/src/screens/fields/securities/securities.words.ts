import type { Words } from '../../../client/language.ts'

type Own = {
  readonly first: string
  readonly another: string
  readonly share: string
  readonly remove: string
  readonly removeOne: (name: string) => string
  readonly failed: string
  readonly none: string
  readonly costs: (percent: string | number) => string
  readonly sample: string
  readonly whole: string
  readonly left: (percent: string) => string
  readonly over: (percent: string) => string
  readonly added: (names: string) => string
  readonly anotherName: string
  readonly wrongShare: string
}

export const words: Words<Own> = {
  en: {
    first: 'Look for a fund',
    another: 'Add another fund',
    share: 'Share in percent',
    remove: 'Remove',
    removeOne: (name) => `Remove ${name}`,
    failed: 'We can’t look up funds right now. We keep what you’ve entered.',
    none: 'No fund fits that. Try another name or symbol, or a kind such as bonds.',
    costs: (percent) => `costs ${percent}% a year`,
    sample: 'sample',
    whole: 'The shares add up to 100%.',
    left: (percent) => `${percent} left to assign.`,
    over: (percent) => `${percent} too much. Lower a share or remove a fund.`,
    added: (names) => `Added: ${names}.`,
    anotherName: 'Add another',
    wrongShare: 'Enter a share from 0 to 100, such as 25 or 12.5.',
  },
  es: {
    first: 'Buscar un fondo',
    another: 'Agregar otro fondo',
    share: 'Parte en por ciento',
    remove: 'Quitar',
    removeOne: (name) => `Quitar ${name}`,
    failed: 'Ahora mismo no podemos buscar fondos. Guardamos lo que escribiste.',
    none: 'Ningún fondo corresponde a eso. Prueba con otro nombre o símbolo, o con un tipo, como bonos.',
    costs: (percent) => `cuesta ${percent}% al año`,
    sample: 'ejemplo',
    whole: 'Las partes suman 100%.',
    left: (percent) => `Queda ${percent} por repartir.`,
    over: (percent) => `Sobra ${percent}. Baja una parte o quita un fondo.`,
    added: (names) => `Agregado: ${names}.`,
    anotherName: 'Agregar otro',
    wrongShare: 'Escribe una parte de 0 a 100, por ejemplo 25 o 12.5.',
  },
}
