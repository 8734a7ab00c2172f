import type { Answers } from '@app/engine'
import type { PersonaFile } from '@app/schemas/flow/persona'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Typed } from '../../client/walk/drafts.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { shownFields } from '../../screens/fields/shown-field.ts'
import { firstAnswers } from '../walk/walk-to.ts'

/** The values of a step’s fields: the answers of the persona, and who they are where the step asks for that. */
export function answersShown(
  { questions }: Pick<WalkedMode, 'questions'>,
  step: StepFile,
  persona: PersonaFile | undefined,
  answers: Answers = firstAnswers(persona, step.step),
): Typed {
  const known: Typed = { ...persona?.person, ...answers }
  const names = shownFields(step, questions).map(({ name }) => name)
  return Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])))
}
