import type { Catalogue } from '@app/engine/author'
import type { CommandInput } from '../command.ts'
import { namesOf } from '../now-called.ts'
import { countWords } from '../print/diagnostics.ts'
import { lookUp } from './look-up.ts'

/** What is renamed or removed: by its name, an answer by its fact or question and its value. */
export type Thing = {
  readonly what: 'mode' | 'step' | 'fact' | 'question' | 'option'
  readonly name: string
  readonly value?: string | undefined
}

/** How many people of the database a change is about, as a line; or why they are not counted. Asked before the files change. */
export async function peopleThereWords({ env, catalogue }: CommandInput, thing: Thing): Promise<string> {
  const { what, name, value } = thing
  const isQuestion = Object.hasOwn(catalogue.documents.questions.get('questions')?.data.questions ?? {}, name)
  const found = await lookUp(env, async ({ peopleAt, answered }) => ({
    count:
      what === 'question' || (what === 'option' && isQuestion)
        ? await answered(name, value === undefined ? undefined : [value, ...formerValues(catalogue, name, value)])
        : what === 'option'
          ? await peopleAt({
              what,
              names: namesOf(catalogue, 'facts', name),
              values: [value ?? '', ...formerValues(catalogue, name, value)],
            })
          : await peopleAt({ what, names: namesOf(catalogue, `${what}s`, name) }),
  }))
  if ('problems' in found) return `People are not counted: ${found.problems.join(' ')}`
  const [one, many] = said[what]
  return `In the database ${countWords(found.count, one, many)}.`
}

const said = {
  mode: ['person is on their way in this mode', 'people are on their way in this mode'],
  step: ['person stands on this step', 'people stand on this step'],
  fact: ['person has answered this', 'people have answered this'],
  question: ['person has answered this question', 'people have answered this question'],
  option: ['person has given this answer', 'people have given this answer'],
} as const satisfies Record<Thing['what'], readonly [string, string]>

function formerValues({ documents }: Catalogue, name: string, value: string | undefined): readonly string[] {
  const question = documents.questions.get('questions')?.data.questions[name]
  const fields = [...documents.step.values()].flatMap(({ data }) =>
    (data.fields ?? []).flatMap((field) => ('name' in field && field.fact === name ? [field] : [])),
  )
  const options = [question, ...fields].flatMap((field) => field?.options ?? [])
  return options.filter((option) => option.value === value).flatMap(({ formerly = [] }) => formerly)
}
