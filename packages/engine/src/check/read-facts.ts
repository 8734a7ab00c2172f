import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Catalogue } from '../load/catalogue.ts'
import { onceEach } from '../load/once-each.ts'

/** The conditions of all modes, steps, sequences, offers, questions and guards as one text: a fact that is not in it is read by nobody. */
const conditionsOfAll = onceEach(({ documents }: Catalogue): string => {
  const facts = documents.facts.get('facts')?.data
  const questions = documents.questions.get('questions')?.data
  const everything = [...documents.offers.values(), ...documents.mode.values(), ...documents.step.values(), ...documents.sequence.values()]
  return [
    JSON.stringify(facts?.needs ?? []),
    JSON.stringify(facts?.progress ?? []),
    ...(questions ? [conditionsIn(questions)] : []),
    ...everything.map(({ data }) => conditionsIn(data)),
    ...[...documents.step.values()].map(({ data }) => readOnPage(data)),
  ].join()
})

/** Whether a condition of the catalogue reads a fact. */
export function isReadFact(catalogue: Catalogue, name: string): boolean {
  return conditionsOfAll(catalogue).includes(`"${name}"`)
}

/** The facts of fields by which other fields of their page are shown: conditions on a page go by the name of the field. */
const readOnPage = onceEach(({ fields = [] }: StepFile): string => {
  const conditions = conditionsOf(fields)
  return fields
    .flatMap((field) => ('name' in field && field.fact !== undefined && conditions.includes(`"${field.name}"`) ? [`"${field.fact}"`] : []))
    .join()
})

const conditionsIn = onceEach((data: object) => conditionsOf(data))

function conditionsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(conditionsOf).join()
  if (value === null || typeof value !== 'object') return ''
  return Object.entries(value)
    .map(([key, inner]) => (key === 'when' || key === 'known' || key === 'holds' ? JSON.stringify(inner) : conditionsOf(inner)))
    .join()
}
