import { saidOf } from '@app/schemas/api/says'
import type { Said } from '@app/schemas/errors'
import type { Words } from '@app/schemas/language'
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue
type Bound = 'least' | 'most'

/** What is wrong with a value, in plain words and without the value. A schema's own words come first. */
export function wordsFor(issue: Issue): Said {
  return saidOf(issue) ?? plainWords(issue)
}

function plainWords(issue: Issue): Words<string> {
  if (issue.input === undefined) return { en: 'This is missing.', es: 'Falta este dato.' }
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? otherKind
  if (issue.code === 'too_small') return sizeWords(issue.origin, 'least', Number(issue.minimum))
  if (issue.code === 'too_big') return sizeWords(issue.origin, 'most', Number(issue.maximum))
  if (issue.code === 'invalid_value') return choiceWords(issue.values.slice(0, 20).map(String).join(', '))
  if (issue.code === 'not_multiple_of') return multipleWords(issue.divisor)
  if (issue.code === 'invalid_format') return { en: 'This isn’t written as it should be.', es: 'Esto no está escrito como debe.' }
  return notPossible
}

/** For what no schema has words of. */
export const notPossible: Words<string> = {
  en: 'This isn’t one of the answers that are possible here.',
  es: 'Esta no es una de las respuestas posibles aquí.',
}
const otherKind: Words<string> = { en: 'This isn’t of the right kind.', es: 'Esto no es de la clase que se espera.' }
const group: Words<string> = { en: 'This must be a group of named fields.', es: 'Esto tiene que ser un grupo de campos con nombre.' }
const kinds: Readonly<Record<string, Words<string>>> = {
  string: { en: 'This must be a text.', es: 'Esto tiene que ser un texto.' },
  number: { en: 'This must be a number.', es: 'Esto tiene que ser un número.' },
  int: { en: 'This must be a whole number.', es: 'Esto tiene que ser un número entero.' },
  boolean: { en: 'This must be true or false.', es: 'Esto tiene que ser verdadero o falso.' },
  array: { en: 'This must be a list.', es: 'Esto tiene que ser una lista.' },
  object: group,
  record: group,
  null: { en: 'This must be empty.', es: 'Esto tiene que quedar vacío.' },
}

function choiceWords(values: string): Words<string> {
  return { en: `Choose one of these: ${values}.`, es: `Elige una de estas opciones: ${values}.` }
}

function multipleWords(divisor: number | bigint): Words<string> {
  return { en: `This must be a multiple of ${divisor}.`, es: `Esto tiene que ser un múltiplo de ${divisor}.` }
}

function sizeWords(origin: string, bound: Bound, limit: number): Words<string> {
  if (origin === 'string')
    return bound === 'least' && limit === 1
      ? { en: 'Enter something here.', es: 'Escribe algo aquí.' }
      : {
          en: `Use at ${bound} ${count(limit, 'character', 'characters')}.`,
          es: `Usa ${inSpanish[bound]} ${count(limit, 'carácter', 'caracteres')}.`,
        }
  if (origin === 'array' || origin === 'set')
    return {
      en: `Give at ${bound} ${count(limit, 'entry', 'entries')}.`,
      es: `Da ${inSpanish[bound]} ${count(limit, 'elemento', 'elementos')}.`,
    }
  return { en: `This must be at ${bound} ${limit}.`, es: `Esto tiene que ser ${inSpanish[bound]} ${limit}.` }
}

const inSpanish = { least: 'al menos', most: 'como máximo' } as const satisfies Readonly<Record<Bound, string>>

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
