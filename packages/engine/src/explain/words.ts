import type { Condition, FactValue } from '@app/schemas/flow/condition'
import { partsOfCondition, valuesWanted } from '../flow/conditions.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'

/** A part in words. `joins`: what holds it together; `isOpen`: it ends in "not: …", which would swallow what follows. */
type Words = { readonly text: string; readonly joins?: 'and' | 'or'; readonly isOpen: boolean }

const NOT = 'not: '

/** A condition in words: with a vocabulary by what its facts mean, without by their names. */
export function describeCondition(condition: Condition, vocabulary?: Vocabulary): string {
  return describe(condition, true, vocabulary).text
}

function describe(condition: Condition, holds: boolean, vocabulary: Vocabulary | undefined): Words {
  const read = partsOfCondition(condition)
  if (read.form === 'not') return describe(read.part, !holds, vocabulary)
  const parts =
    read.form === 'facts'
      ? read.facts.map(([fact, wanted]) => describeLeaf(fact, valuesWanted(wanted), holds, vocabulary))
      : read.parts.map((part) => describe(part, holds, vocabulary))
  const [only] = parts
  if (only && parts.length === 1) return only
  // Not (a and b) says the same as (not a) or (not b), and reads better.
  return join(parts, (read.form === 'any') === holds ? 'or' : 'and')
}

function describeLeaf(fact: string, values: readonly FactValue[], holds: boolean, vocabulary: Vocabulary | undefined): Words {
  const text = describeFact(fact, values, holds, vocabulary)
  // "a or b" in a list of values is an "or" like any other.
  return { text, isOpen: text.startsWith(NOT), ...(values.length > 1 ? { joins: 'or' } : {}) }
}

/** Brackets keep "and" and "or" apart, and say how far a "not" reaches. */
function join(parts: readonly Words[], word: 'and' | 'or'): Words {
  const last = parts.length - 1
  const texts = parts.map(({ text, joins, isOpen }, index) =>
    (joins !== undefined && joins !== word) || (isOpen && index < last) ? `(${text})` : text,
  )
  return { text: [...new Set(texts)].join(` ${word} `), joins: word, isOpen: parts[last]?.isOpen ?? false }
}

function describeFact(fact: string, values: readonly FactValue[], holds: boolean, vocabulary: Vocabulary | undefined): string {
  const known = vocabulary?.get(fact)
  const [only] = values
  if (typeof only === 'boolean' && values.length === 1) {
    if (!known) return `${fact} is ${only === holds}`
    // The label of a question is no statement: "loan_interest is yes" is clearer than "Loan from your savings".
    if (known.kind === 'question') return `${fact} is ${only === holds ? 'yes' : 'no'}`
    return only === holds ? known.about : `${NOT}${known.about}`
  }
  return `${fact} is ${holds ? '' : 'not '}${listValues(values.map(String))}`
}

/** "a", "a or b", "a, b or c". */
function listValues(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}
