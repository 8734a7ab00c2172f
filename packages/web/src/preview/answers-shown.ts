import type { PersonaFile } from '@app/schemas/flow/persona'
import type { StepFile } from '@app/schemas/flow/step'
import type { WalkedMode } from '../client/flow.ts'
import { shownFields } from '../screens/fields/shown-field.ts'
import { firstAnswers } from './walk-to.ts'

/** What stands in the fields of a step: the answers of the persona, and who they are where the step asks for that. */
export function answersShown({ questions }: Pick<WalkedMode, 'questions'>, step: StepFile, persona: PersonaFile | undefined) {
  const known: Readonly<Record<string, unknown>> = { ...persona?.person, ...firstAnswers(persona, step.step) }
  const names = shownFields(step, questions).map(({ name }) => name)
  return Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])))
}
