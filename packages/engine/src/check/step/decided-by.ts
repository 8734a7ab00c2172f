import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Catalogue } from '../../load/catalogue.ts'

/** The facts that doing a step decides. */
export function decidedBy(data: StepFile, questions: Readonly<Record<string, { readonly options?: unknown }>>): Set<string> {
  const decided = new Set([...Object.keys(data.sets ?? {}), ...Object.keys(data.learns ?? {})])
  for (const field of data.fields ?? []) {
    if ('question' in field) {
      if (questions[field.question]?.options) decided.add(field.question)
    } else {
      if (field.fact !== undefined) decided.add(field.fact)
      if (field.known !== undefined) decided.add(field.known)
      for (const option of field.options ?? []) for (const fact of Object.keys(option.sets ?? {})) decided.add(fact)
    }
  }
  return decided
}

/** Whether a fact is what people have answered, and not what the service knows. */
export function answersIn({ documents }: Catalogue): (fact: string) => boolean {
  const facts = documents.facts.get('facts')?.data.facts ?? {}
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  return (fact) => facts[fact]?.from === 'person' || questions[fact] !== undefined
}
