import { compileFlow, compileMachine, type Flow, type FlowMachine } from '@app/engine'
import type { Question } from '@app/schemas/flow/questions'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Field, StepFile } from '@app/schemas/flow/steps/step'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { catalogue, resolvedMode } from '../../model/support/all-flows.ts'

type OwnField = Extract<Field, { readonly name: string }>

/** A field as a page shows it: one of the step’s own, or a question under its name. */
export type ShownField = Omit<OwnField, 'store'> & { readonly store?: string | undefined }

/** A mode as it is walked: what decides, and the words that people read. */
export type WalkedMode = { readonly name: string; readonly flow: Flow; readonly machine: FlowMachine }

const known = new Map<string, WalkedMode>()

export function modeOf(name: string): WalkedMode {
  const before = known.get(name)
  if (before) return before
  const flow = compileFlow(resolvedMode(name))
  const mode = { name, flow, machine: compileMachine(flow) }
  known.set(name, mode)
  return mode
}

const steps = new Map<string, StepFile>()

export function stepOf(name: string): StepFile {
  const document = catalogue.documents.step.get(name)
  if (!document) throw new Error(`There is no step ${name}.`)
  const step = steps.get(name) ?? filled(document.data)
  steps.set(name, step)
  return step
}

export const stepNames: readonly string[] = [...catalogue.documents.step.keys()]

/** The questions of the catalogue, with the words of the brand in them. */
const questions: Readonly<Record<string, Question>> = filled([...catalogue.documents.questions.values()][0]?.data.questions ?? {})

export function fieldsOf({ fields = [] }: StepFile): readonly ShownField[] {
  return fields.flatMap((field) => {
    if ('name' in field) return [field.known === undefined ? field : { ...field, when: { [field.known]: false } }]
    const question = questions[field.question]
    if (!question) return []
    const { page: _page, derivedFrom: _from, ...words } = question
    return [{ ...words, name: field.question }]
  })
}

function filled<T>(words: T): T {
  const brand: BrandFile | undefined = [...catalogue.documents.brand.values()][0]?.data
  return fillBrandWords(words, brand)
}
