import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import type { Typed } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { askedFields, type ShownField, shownFields } from '../fields/shown-field.ts'
import { knownValues } from '../form/use-step-values.ts'
import { answerInWords } from './answer-in-words.ts'

/** An answer to check: the question, the answer, and the step on which it can be changed. */
export type Given = { readonly step: string; readonly name: string; readonly label: string; readonly words: string }

/** The answers of one part of the way. */
export type GivenPart = { readonly section: string; readonly answers: readonly Given[] }

/** What is known of answers: as they were typed, by step; as records have them, by record and column; and facts. */
export type Known = {
  readonly drafts: Readonly<Record<string, Typed>>
  readonly records: Readonly<Record<string, Typed>>
  readonly facts: Facts
}

/** Every saved answer of these steps, in their order and in words. One that was asked twice is shown where it was asked first. */
export function givenAnswers(mode: Pick<WalkedMode, 'questions'>, steps: readonly StepFile[], known: Known): readonly GivenPart[] {
  const seen = new Set<string>()
  const all = steps.flatMap((step) => {
    const fields = shownFields(step, mode.questions)
    const values = valuesOf(fields, step.step, known)
    return askedFields(fields, values, known.facts).flatMap((field) => {
      // What is typed twice for confirmation is saved once; and a payment is no answer: the page of the payment shows it.
      if (field.for?.includes('typed-twice') || field.record === 'payments') return []
      const place = `${field.record ?? 'fact'}.${field.column}`
      const words = answerInWords(field, values[field.name])
      if (words === undefined || seen.has(place)) return []
      seen.add(place)
      return [{ section: step.section ?? '', given: { step: step.step, name: field.name, label: field.label, words } }]
    })
  })
  return [...Map.groupBy(all, ({ section }) => section)].map(([section, found]) => ({ section, answers: found.map(({ given }) => given) }))
}

/** The records that these steps keep answers in. */
export function recordsOf(mode: Pick<WalkedMode, 'questions'>, steps: readonly StepFile[]): readonly string[] {
  return [...new Set(steps.flatMap((step) => shownFields(step, mode.questions).flatMap(({ record }) => record ?? [])))]
}

/** An answer that was emptied but not saved yet is still given. */
function valuesOf(fields: readonly ShownField[], step: string, { drafts, records, facts }: Known): Typed {
  const stored = fields.map(({ name, record = '', column }) => [name, records[record]?.[column]] as const)
  return knownValues(fields, { typed: filled(drafts[step] ?? {}), stored: filled(Object.fromEntries(stored)), facts })
}

function filled(answers: Typed): Typed {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => !isEmpty(value)))
}
