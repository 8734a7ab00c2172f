import type { Catalogue } from '@app/engine/author'
import { modeFile, mutant, sequenceFiles, stepPlaces, stepsOfMode } from '../files.ts'
import { isObject, type Json, listAt, type Path, textAt, valuesIn, withInserted, withKey, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { inEachList } from '../list-kinds.ts'
import { misspell, pick } from '../pick.ts'

/** Names that do not exist, and things of the wrong shape. */
export const nameKinds: readonly Kind[] = [
  ...inEachList('a step name misspelt', (list, _, mode) => {
    const at = pick(
      list.walked.flatMap((index) => stepPlaces(list.data, ['steps', index])),
      mode,
      'misspelt',
    )
    return at && mutant(list, withValue(list.data, at, misspell(textAt(list.data, at) ?? '')), at)
  }),
  ...inEachList('a side step misspelt', (list, _, mode) => {
    const at = pick(stepPlaces(list.data, ['side']), mode, 'side')
    return at && mutant(list, withValue(list.data, at, misspell(textAt(list.data, at) ?? '')), at)
  }),
  ...inEachList('an unknown property', (list, _, mode) => {
    const at = pick(propertyPaths(list.data), mode, 'property')
    const name = misspell(String(at?.at(-1)))
    return at && mutant(list, withKey(list.data, at, name), at.slice(0, -1))
  }),
  ...inEachList('a missing required property', (list, _, mode) => {
    const at = pick(
      ['mode', 'sequence', 'title', 'steps', 'finished', 'notes', 'about'].filter((key) => key in Object(list.data)),
      mode,
    )
    return at === undefined ? undefined : mutant(list, withValue(list.data, [at], undefined), [])
  }),
  inMode('the name of another mode', ['mode'], (mode) => `${mode}-2`),
  inMode('steps that are a text', ['steps'], () => 'personal-information'),
  inMode('side steps that are an object', ['side'], () => ({ 'next-step': true })),
  inMode('a title that is a number', ['title'], () => 401),
  inMode('a finish that is one entry and not a list', ['finished'], () => ({ go: 'personal-information' })),
  inMode('a step in brackets of its own', ['steps', 0], () => ['personal-information']),
  inMode('no steps at all', ['steps'], () => []),
  inMode('HTML in the title', ['title'], () => 'Move your <b>money</b>'),
  inMode('a script URL in the title', ['title'], () => 'Read this: javascript:alert(1)'),
  inMode('invisible characters in the title', ['title'], () => 'Move your\u200b money'),
  inMode('text that is written from right to left', ['title'], () => 'Move \u202eyenom\u202c now'),
  inMode('spaces around the title', ['title'], () => ' Move your money '),
  inMode('a title that is too long', ['title'], () => 'Move '.repeat(40).trim()),
  inMode('an unknown level in "arrives"', ['arrives'], () => 'persnoal'),
  inMode('an unknown step in "progressBar"', ['progressBar'], () => ({ hiddenOn: ['signature'] })),
  inMode('a finish that goes to an unknown step', ['finished'], (mode) => [{ go: `${mode}-done` }]),
  inMode('an unknown mode default', ['default'], () => ({ resumeAt: 'personal-infomation' })),
  inMode('an answer filled in that nobody asks', ['preset'], () => ({ favourite_colour: 'blue' })),
  {
    name: 'an unknown sequence',
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const at = pick(usePaths(catalogue, mode), mode)
      const to = at && [...at, 'sequence']
      return to && mutant(file, withValue(file.data, to, misspell(textAt(file.data, to) ?? '')), to)
    },
  },
  {
    name: '"from" is not in the sequence',
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const at = pick(usePaths(catalogue, mode), mode)
      return at && mutant(file, withValue(file.data, [...at, 'from'], 'ira/working-on'), [...at, 'from'])
    },
  },
  {
    name: '"replace" names a step that is not in the sequence',
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const at = pick(usePaths(catalogue, mode), mode)
      const to = at && [...at, 'replace', 'signaturs']
      return to && mutant(file, withValue(file.data, to, 'sign-phone'), to)
    },
  },
  {
    name: 'a sequence in itself',
    mutate: (catalogue, mode) => {
      const file = pick(sequenceFiles(catalogue, mode), mode)
      const sequence = file && textAt(file.data, ['sequence'])
      return file && sequence !== undefined ? mutant(file, withInserted(file.data, ['steps', 1], { sequence }), ['steps', 1]) : undefined
    },
  },
  {
    name: 'a side step added that nothing leads to',
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const step = pick(strangers(catalogue, mode), mode)
      if (step === undefined) return undefined
      const index = listAt(file.data, ['side']).length
      return mutant(file, withInserted(file.data, ['side', index], step), ['side', index], [step])
    },
  },
]

function inMode(name: string, at: Path, value: (mode: string) => Json): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      return mutant(file, withValue(file.data, at, value(mode)), at)
    },
  }
}

/** Every property whose name is fixed: not those of conditions, presets, guards and replacements. */
function propertyPaths(data: Json): Path[] {
  const free = new Set(['when', 'preset', 'guard', 'replace'])
  return [...valuesIn(data)].flatMap(({ path, value }) => {
    if (!isObject(value) || path.some((key) => free.has(String(key)))) return []
    return Object.keys(value).flatMap((key) => (key === '$schema' ? [] : [[...path, key]]))
  })
}

/** Where a mode uses sequences. */
function usePaths(catalogue: Catalogue, mode: string): Path[] {
  const { data } = modeFile(catalogue, mode)
  return listAt(data, ['steps']).flatMap((item, index) => (textAt(item, ['sequence']) === undefined ? [] : [['steps', index]]))
}

/** Steps that neither a step of the mode leads to, nor what rules out a thing that it may sell. */
function strangers(catalogue: Catalogue, mode: string): string[] {
  const own = new Set(stepsOfMode(catalogue, mode))
  const targets = [...own].flatMap((step) => {
    const data = catalogue.documents.step.get(step)?.data
    return [...(data?.detours ?? []), ...(data?.actions ?? [])].flatMap(({ to }) => to ?? [])
  })
  const pages = catalogue.documents.questions.get('questions')?.data.route.map(({ page }) => page) ?? []
  const goals = Object.values(catalogue.documents.offers.get('offers')?.data.goals ?? {})
  const refusals = goals.flatMap(({ ruledOut }) => ruledOut.map(({ go }) => go))
  const led = new Set([...own, ...targets, ...pages, ...refusals])
  return [...catalogue.documents.step.keys()].filter((step) => !led.has(step))
}
