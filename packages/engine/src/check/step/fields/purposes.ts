import { columnsOf, type PurposeName, purposeNames, purposes, purposesOf } from '@app/schemas/flow/purposes/purposes'
import type { Question } from '@app/schemas/flow/questions'
import type { Field } from '@app/schemas/flow/steps/step'
import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { isReadFact } from '../../read-facts.ts'

type OwnField = Exclude<Field, { readonly question: string }>
type Part = Omit<OwnField, 'rows'> & Pick<OwnField, 'rows'>

/** What is asked, as its purposes see it. */
type Asked = {
  readonly name: string
  /** The column that it is saved in, if any. */
  readonly column: string | undefined
  readonly for: readonly PurposeName[]
  readonly facts: readonly string[]
  /** What is asked on the same page. */
  readonly beside: readonly object[]
  /** Whether it has words for two answers that differ. */
  readonly mustMatch: boolean
}

/** Each field of a step says what its answer is for, and what it names reads it. */
export function checkPurposesOfStep(doc: Document<'step'>, catalogue: Catalogue): Diagnostic[] {
  return (doc.data.fields ?? []).flatMap((field, index) =>
    'question' in field ? [] : ofField(doc, catalogue, field, doc.data.fields ?? [], ['fields', index]),
  )
}

/** Each question that is asked does the same. One that follows from others is read as they are. */
export function checkPurposesOfQuestions(doc: Document<'questions'>, catalogue: Catalogue): Diagnostic[] {
  const { questions } = doc.data
  return Object.entries(questions).flatMap(([name, question]) => {
    if (question.derivedFrom !== undefined) return []
    const beside = Object.values(questions).filter(({ page }) => page === question.page)
    return problemsOf(catalogue, askedByQuestion(name, question, beside)).map((problem) => report(doc, ['questions', name], problem, 'key'))
  })
}

/** Each consumer gets what it reads: a column of which no field says so is asked by nobody. */
export function checkConsumers(doc: Document<'facts'>, catalogue: Catalogue): Diagnostic[] {
  const filled = filledColumns(catalogue)
  if (filled.size === 0) return []
  const lacking = purposeNames.flatMap((purpose) =>
    columnsOf(purpose).flatMap((column) => (filled.has(`${purpose} ${column}`) ? [] : [{ purpose, column }])),
  )
  return [...Map.groupBy(lacking, ({ column }) => column)].map(([column, ofColumn]) =>
    report(
      doc,
      [],
      lacksColumn(
        ofColumn.map(({ purpose }) => purpose),
        column,
      ),
    ),
  )
}

function ofField(doc: Document<'step'>, catalogue: Catalogue, field: Part, beside: Asked['beside'], at: JsonPath): Diagnostic[] {
  const rows = (field.rows ?? []).flatMap((part, index) =>
    // A part of a row that is no column of its own is for what the row is for.
    part.store === undefined ? [] : ofField(doc, catalogue, part, field.rows ?? [], [...at, 'rows', index]),
  )
  return [...problemsOf(catalogue, askedByField(field, beside)).map((problem) => report(doc, at, problem)), ...rows]
}

function askedByField({ name, store, fact, options = [], errors, for: named = [] }: Part, beside: Asked['beside']): Asked {
  const facts = [...(fact === undefined ? [] : [fact]), ...options.flatMap(({ sets }) => Object.keys(sets ?? {}))]
  return { name, column: store, for: named, facts, beside, mustMatch: errors?.['match'] !== undefined }
}

function askedByQuestion(name: string, { options, for: named = [] }: Question, beside: Asked['beside']): Asked {
  return { name, column: `questionnaire.${name}`, for: named, facts: options ? [name] : [], beside, mustMatch: false }
}

function problemsOf(catalogue: Catalogue, asked: Asked): Problem[] {
  const { name, column } = asked
  const readers = column === undefined ? [] : purposesOf(column)
  if (asked.for.length === 0) return [nameless(asked, readers)]
  const wrong = asked.for.filter((purpose) => !reads(catalogue, purpose, asked)).map((purpose) => wrongPurpose(purpose, asked, readers))
  const isStored = column !== undefined && !column.startsWith('questionnaire.')
  if (wrong.length > 0 || !isStored || asked.for.some((purpose) => readers.includes(purpose))) return wrong
  const fix = readers.length > 0 ? `Add to "for": ${listed(readers)}.` : 'Take "store" out, or give the column a purpose that reads it.'
  return [{ rule: 'stored-for-nothing', message: `“${name}” is saved in ${column}, and nothing that it is for reads that.`, fix }]
}

function reads(catalogue: Catalogue, purpose: PurposeName, { name, column, facts, beside, mustMatch }: Asked): boolean {
  const { reads: what } = purposes[purpose]
  if (what === 'facts') return facts.some((fact) => isReadFact(catalogue, fact))
  if (what === 'same-page') return beside.some((other) => 'when' in other && JSON.stringify(other.when).includes(`"${name}"`))
  if (what === 'typed-twice') return mustMatch && column === undefined
  return what.some((read) => read === column)
}

function nameless({ name }: Asked, readers: readonly PurposeName[]): Problem {
  const fix =
    readers.length > 0
      ? `Add "for" with what reads it: ${listed(readers)}.`
      : 'Add "for" with what reads it (“npm run flows -- list purposes”), or do not ask it.'
  return { rule: 'no-purpose', message: `“${name}” does not say what it is for.`, fix }
}

function wrongPurpose(purpose: PurposeName, asked: Asked, readers: readonly PurposeName[]): Problem {
  const { name, column } = asked
  if (purpose === 'what-comes-next' && readers.length === 0) return decidesNothing(asked)
  const others = readers.length > 0 ? `What reads it: ${listed(readers)}.` : 'Nothing reads it: do not ask it, or give it a consumer.'
  return { rule: 'wrong-purpose', message: `“${purpose}” does not read “${name}”${column ? ` (${column})` : ''}.`, fix: others }
}

/** An answer by which people are led, and no condition names it yet. */
function decidesNothing({ name, facts }: Asked): Problem {
  const [fact] = facts
  if (fact === undefined) {
    const fix = 'Only an answer out of a list can decide what comes next: make it a "choice" with "options", or do not ask it.'
    return { rule: 'wrong-purpose', message: `“${name}” decides nothing: no condition can name it.`, fix }
  }
  const message = `“${name}” is asked to decide what comes next, and no condition names “${fact}” yet.`
  const fix = `Write "when": { "${fact}": ANSWER } on a step of a mode, a branch, a block or a field. If nothing goes by it, do not ask it.`
  return { rule: 'wrong-purpose', message, fix }
}

function lacksColumn(purposes: readonly string[], column: string): Problem {
  const names = purposes.map((purpose) => `“${purpose}”`).join(' and ')
  return {
    rule: 'consumer-without-field',
    message: `${names} ${purposes.length === 1 ? 'reads' : 'read'} ${column}, and no field says that it is for that.`,
    fix: column.startsWith('questionnaire.')
      ? `Put the question back, or ${listed(purposes)} in its "for".`
      : `Put the field with "store": "${column}" back, or ${listed(purposes)} in its "for".`,
  }
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

/** Every purpose with every column that a field fills for it. */
function filledColumns({ documents }: Catalogue): ReadonlySet<string> {
  const ofSteps = [...documents.step.values()].flatMap(({ data }) => columnsOfStep(data))
  const questions = Object.entries(documents.questions.get('questions')?.data.questions ?? {})
  const ofQuestions = questions.flatMap(([name, question]) => (question.for ?? []).map((purpose) => `${purpose} questionnaire.${name}`))
  return new Set([...ofSteps, ...ofQuestions])
}

const columnsOfStep = onceEach(({ fields = [] }: Document<'step'>['data']): readonly string[] =>
  fields
    .flatMap((field) => ('question' in field ? [] : [field, ...(field.rows ?? [])]))
    .flatMap((field) => (field.for ?? []).map((purpose) => `${purpose} ${field.store ?? ''}`)),
)
