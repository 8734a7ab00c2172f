import { compileCondition, type Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { fieldsOf, type ShownField } from './mode.ts'

type Answers = Readonly<Record<string, unknown>>

/** What is asked on a step and what is answered to it, in order: an answer decides what is asked behind it. */
export function answersOn(step: StepFile, wanted: Answers, facts: Facts): readonly (readonly [ShownField, unknown])[] {
  const given: Record<string, unknown> = {}
  const answered: (readonly [ShownField, unknown])[] = []
  for (const field of fieldsOf(step)) {
    if (field.when !== undefined && compileCondition(field.when).of({ ...facts, ...factsIn(given) }) !== 1) continue
    const value = wanted[field.name] ?? usual(field)
    if (value === undefined) continue
    given[field.name] = value
    answered.push([field, value])
  }
  return answered
}

export function factsIn(answers: Answers): Facts {
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, string | boolean] => ['string', 'boolean'].includes(typeof entry[1])),
  )
}

/** What is answered to a question when nothing else matters. What may stay empty does. */
function usual({ type, options, optional, name }: ShownField): unknown {
  if (optional) return undefined
  if (type === 'consent') return true
  if (options) return options.find(({ error }) => error === undefined)?.value
  if (type === 'yes-no') return false
  return ownTypes.has(type) ? 'usual' : missing(name)
}

/** Types whose hand knows by itself what to do. */
const ownTypes: ReadonlySet<string> = new Set(['file', 'slot', 'card', 'bank-link', 'accounts', 'account-plans', 'date', 'rows'])

function missing(name: string): never {
  throw new Error(`Say in usual-answers.ts what is answered to “${name}”.`)
}
