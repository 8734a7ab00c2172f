import { factsInCode } from '@app/schemas/flow/purposes/facts-in-code'
import type { Catalogue } from '../load/catalogue.ts'
import { closest } from '../load/closest.ts'
import { vocabularyOf } from '../resolve/vocabulary.ts'

/** Purposes that read an answer in conditions of flows alone, which a renaming changes too. */
const readByFlows: readonly string[] = ['what-comes-next', 'same-page']

const byLabel = 'People read only its label: change that, and leave the value.'

/** Why an answer cannot get this name, in words; undefined when it can. */
export function problemWithOption(catalogue: Catalogue, fact: string, old: string, name: string): string | undefined {
  const known = decidedByPeople(catalogue)
  const values = known.get(fact)
  if (!values) return `No question with answers to choose from decides “${fact}”.${meant(fact, known.keys())}`
  const texts = values.filter((value) => typeof value === 'string')
  if (texts.length === 0) return `“${fact}” is answered with yes or no, which are true and false. ${byLabel}`
  if (!texts.includes(old)) return `“${old}” is no answer to “${fact}”.${meant(old, texts)}`
  if (texts.includes(name)) return `There is already an answer “${name}” to “${fact}”.`
  const now = calledBefore(catalogue, fact, name)
  if (now !== undefined && now !== old)
    return `“${now}” was called “${name}” before, and who gave that answer has given “${now}”. Choose another name.`
  if (!/^[A-Za-z0-9_-]{1,60}$/.test(name)) return `“${name}” cannot be stored for an answer. Use letters, digits and hyphens.`
  const readers = readersOf(catalogue, fact)
  return readers.length === 0
    ? undefined
    : `“${old}” is known by that name outside flows/, by what it is for: ${readers.join(', ')}. ${byLabel}`
}

function decidedByPeople(catalogue: Catalogue): Map<string, readonly (string | boolean)[]> {
  const facts = [...vocabularyOf(catalogue)].flatMap(([name, { from, values }]) => (from === 'person' ? [[name, values] as const] : []))
  return new Map(facts)
}

/** The answer that had this name before. */
function calledBefore(catalogue: Catalogue, fact: string, name: string): string | undefined {
  const { question, fields } = askedFor(catalogue, fact)
  const options = [question, ...fields].flatMap((asked) => asked?.options ?? [])
  return options.find(({ formerly }) => formerly?.includes(name))?.value.toString()
}

/** The question, or the fields, whose answer this is. */
function askedFor({ documents }: Catalogue, fact: string) {
  const question = documents.questions.get('questions')?.data.questions[fact]
  const fields = [...documents.step.values()].flatMap(({ data }) =>
    (data.fields ?? []).flatMap((field) => ('question' in field || field.fact !== fact ? [] : [field])),
  )
  return { question, fields }
}

/** What reads the answer in code. */
function readersOf(catalogue: Catalogue, fact: string): string[] {
  const { question, fields } = askedFor(catalogue, fact)
  const purposes = [...(question?.for ?? []), ...fields.flatMap((field) => field.for ?? [])].filter((one) => !readByFlows.includes(one))
  const columns = fields.flatMap(({ store }) => (store === undefined ? [] : [store]))
  const pages = factsInCode.includes(fact) ? ['a page that shows something by it'] : []
  const derived = question?.derivedFrom === undefined ? [] : ['it follows from other answers']
  return [...new Set([...purposes, ...columns, ...pages, ...derived])]
}

function meant(name: string, known: Iterable<string>): string {
  const one = closest(name, known)
  return one === undefined ? '' : ` Did you mean “${one}”?`
}
