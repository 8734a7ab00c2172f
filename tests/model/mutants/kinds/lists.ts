import type { Catalogue } from '@app/engine/author'
import { type FlowFile, modeFile, mutant } from '../files.ts'
import { inSomeModes } from '../in-some-modes.ts'
import { isObject, type Json, listAt, type Path, parseJson, textAt, valueAt, withInserted, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { inSomeStep } from '../step-kinds.ts'

/** Mistakes in lists that are tried in order, and in files that all modes share. */
export const listKinds: readonly Kind[] = inSomeModes(
  [
    {
      name: 'two branches of one condition',
      mutate: (catalogue, mode) => {
        const file = modeFile(catalogue, mode)
        const index = listAt(file.data, ['steps']).findIndex((item) => listAt(item, ['choose']).length > 1)
        const at: Path = ['steps', index, 'choose', 1]
        const first = valueAt(file.data, ['steps', index, 'choose', 0])
        return index < 0 || first === undefined ? undefined : mutant(file, withInserted(file.data, at, first), ['steps', index])
      },
    },
    {
      name: 'two finishes of one condition',
      mutate: (catalogue, mode) => {
        const file = modeFile(catalogue, mode)
        const [first] = listAt(file.data, ['finished'])
        const condition = valueAt(first, ['when'])
        return condition === undefined || first === undefined
          ? undefined
          : mutant(file, withInserted(file.data, ['finished', 1], first), ['finished', 1])
      },
    },
    inSomeStep(
      'a detour that returns for ever',
      (file, has) => listAt(file.data, ['detours']).some((one) => has(textAt(one, ['to']) ?? '') && isObject(valueAt(one, ['when']))),
      ({ file, step }) => {
        const index = listAt(file.data, ['detours']).length
        const detour = { when: { 'country.served': false }, to: 'next-step', after: 'return' }
        return mutant(file, withInserted(file.data, ['detours', index], detour), ['detours', index], [step])
      },
    ),
    inSomeStep(
      'a detour twice',
      (file) => listAt(file.data, ['detours']).length > 0,
      ({ file, step }) => {
        const [first] = listAt(file.data, ['detours'])
        return first === undefined ? undefined : mutant(file, withInserted(file.data, ['detours', 1], first), ['detours', 1], [step])
      },
    ),
    shared('a page of the route twice', 'questions.json', ({ data }) => ({
      data: withInserted(data, ['route', 1], valueAt(data, ['route', 0]) ?? {}),
      at: ['route', 1],
    })),
    shared('a route that wants what its page does not ask', 'questions.json', ({ data }) => {
      const other = listAt(data, ['route', 1, 'questions'])[0] ?? ''
      const wanted = listAt(data, ['route', 0, 'questions'])
      return { data: withValue(data, ['route', 0, 'questions'], [...wanted, other]), at: ['route', 0] }
    }),
    shared('a test named for a place where nothing differs', 'experiments.json', ({ data }) => ({
      data: withValue(data, ['experiments', 0, 'where'], ['how-it-works']),
      at: ['experiments', 0, 'where'],
    })),
    shared('a place left out of a test', 'experiments.json', ({ data }) => {
      const index = listAt(data, ['experiments']).findIndex((one) => listAt(one, ['where']).length > 1)
      const at = ['experiments', index, 'where']
      return { data: withValue(data, at, listAt(data, at).slice(1)), at }
    }),
    shared('two variants in the same words', 'experiments.json', ({ data }) => {
      const about = ['experiments', 0, 'variants', 0, 'about']
      const at = ['experiments', 0, 'variants', 1, 'about']
      return { data: withValue(data, at, textAt(data, about) ?? ''), at }
    }),
    shared('a question by which people are led, as free text', 'questions.json', ({ data }) => {
      const at = ['questions', 'citizen_status', 'type']
      return { data: withValue(withValue(data, at, 'text'), ['questions', 'citizen_status', 'options'], undefined), at }
    }),
    shared('a message with another number than the limit', 'questions.json', ({ data }) => {
      const at = ['questions', 'planned_retirement_age', 'max']
      return { data: withValue(data, at, 90), at }
    }),
    shared('a dark screen with light paper', 'brand.json', ({ data }) => ({
      data: withValue(data, ['colours', 'dark'], valueAt(data, ['colours', 'light']) ?? {}),
      at: ['colours', 'dark', 'paper'],
    })),
    shared('a birth date with the day first', 'personas/yana-mock.json', ({ data }) => ({
      data: withValue(data, ['person', 'dob'], '27/04/1992'),
      at: ['person', 'dob'],
    })),
    shared('a colour that nobody can read', 'brand.json', ({ data }) => ({
      data: withValue(data, ['colours', 'light', 'muted'], '#DDDDDD'),
      at: ['colours', 'light', 'muted'],
    })),
    shared('two personas of one address', 'personas/yana-mock.json', ({ data }, catalogue) => ({
      data: withValue(data, ['person', 'email'], [...catalogue.documents.persona.values()][0]?.data.person.email ?? ''),
      at: ['person', 'email'],
    })),
    shared('a persona who answers what is not asked', 'personas/yana-mock.json', ({ data }) => {
      const answers = valueAt(data, ['answers'])
      const step = isObject(answers) ? (Object.keys(answers)[0] ?? '') : ''
      return { data: withValue(data, ['answers', step, 'favourite_colour'], 'blue'), at: ['answers', step] }
    }),
  ],
  ['two branches of one condition', 'two finishes of one condition'],
)

type Made = { readonly data: Json; readonly at: Path }

function shared(name: string, path: string, make: (file: FlowFile, catalogue: Catalogue) => Made): Kind {
  return {
    name,
    mutate: (catalogue) => {
      const doc = Object.values(catalogue.documents)
        .flatMap((documents) => [...documents.values()])
        .find((one) => one.path === path)
      if (!doc) return undefined
      const file = { path, data: parseJson(doc.text) }
      const { data, at } = make(file, catalogue)
      return mutant(file, data, at)
    },
  }
}
