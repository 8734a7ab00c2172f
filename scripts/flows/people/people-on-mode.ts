import type { PeopleInMode } from '@app/api/people'
import { formerOptions } from '@app/schemas/rules/answers/former-options'
import type { CommandInput } from '../command.ts'
import { renamedIn } from '../now-called.ts'
import { lookUp } from './look-up.ts'

/** People on their way in a mode, from the database that DATABASE_URL names or the private one; or why they cannot be counted. */
export async function peopleOnMode(
  { env, catalogue }: CommandInput,
  mode: string,
): Promise<PeopleInMode | { readonly problems: readonly string[] }> {
  const { questions, experiments, step } = catalogue.documents
  const questionnaire = questions.get('questions')?.data
  return lookUp(env, ({ people }) =>
    people(mode, {
      questions: questionnaire?.questions ?? {},
      route: questionnaire?.route ?? [],
      experiments: experiments.get('experiments')?.data.experiments ?? [],
      renamed: renamedIn(catalogue),
      formerly: formerOptions([...step.values()].map(({ data }) => data)),
    }),
  )
}
