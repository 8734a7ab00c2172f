import type { Catalogue } from '@app/engine/author'
import { type FlowFile, modeFile, mutant, orderOfMode, stepFile, stepsOfMode } from '../files.ts'
import { isObject, type Json, listAt, type Path, textAt, valueAt, valuesIn, withKey, withValue } from '../json.ts'
import type { Kind, Mutant } from '../kind.ts'
import { misspell, pick } from '../pick.ts'

type Chosen = { readonly file: FlowFile; readonly step: string; readonly catalogue: Catalogue; readonly mode: string }

/** Mistakes in a step file, seen from a mode that walks the step. */
export const stepKinds: readonly Kind[] = [
  inStep('a detour that leads to its own step', ({ file, step }) => {
    const at = ['detours', listAt(file.data, ['detours']).length]
    const detour = { when: { 'ira.exists': true }, to: step }
    const detours = [...listAt(file.data, ['detours']), detour]
    return mutant(file, withValue(file.data, ['detours'], detours), at, [step])
  }),
  inStep('a detour without a condition', ({ file, step }) => {
    const detours = [...listAt(file.data, ['detours']), { to: 'next-step' }]
    return mutant(file, withValue(file.data, ['detours'], detours), ['detours', detours.length - 1], [step])
  }),
  inStep('a detour to an unknown step', ({ file, step }) => {
    const detours = [...listAt(file.data, ['detours']), { when: { 'ira.exists': true }, to: misspell('next-step') }]
    return mutant(file, withValue(file.data, ['detours'], detours), ['detours', detours.length - 1], [step])
  }),
  inStep('an action that leads nowhere', ({ file, step }) => {
    const actions = [...listAt(file.data, ['actions']), { label: 'Do this later' }]
    return actions.length > 6
      ? undefined
      : mutant(file, withValue(file.data, ['actions'], actions), ['actions', actions.length - 1], [step])
  }),
  inStep('an unknown kind of screen', ({ file, step }) =>
    mutant(file, withValue(file.data, ['kind'], misspell(textAt(file.data, ['kind']) ?? '')), ['kind'], [step]),
  ),
  inStep('the name of another step', ({ file, step }) => mutant(file, withValue(file.data, ['step'], `${step}-2`), ['step'], [step])),
  inStep('a step without a title', ({ file, step }) => mutant(file, withValue(file.data, ['title'], undefined), [], [step])),
  inStep('a misspelt property of a step', ({ file, step }) =>
    mutant(file, withKey(file.data, ['continue'], misspell('continue')), [], [step]),
  ),
  inStep('an answer that is sent on but not asked', ({ file, step }) => {
    const uses = [...listAt(file.data, ['uses']), 'mothers_maiden_name']
    return mutant(file, withValue(file.data, ['uses'], uses), ['uses'], [step])
  }),
  inStep('a fact that a step sets to what it never is', ({ file, step }) =>
    mutant(file, withValue(file.data, ['sets', 'search.state'], 'finished'), ['sets', 'search.state'], [step]),
  ),
  inStep('a fact that a step sets and nobody knows', ({ file, step }) =>
    mutant(file, withValue(file.data, ['sets', 'search.satte'], 'ended'), ['sets'], [step]),
  ),
  inStep('a question that does not exist', ({ file, step }) => {
    const fields = [...listAt(file.data, ['fields']), { question: misspell('citizen_status') }]
    return mutant(file, withValue(file.data, ['fields'], fields), ['fields', fields.length - 1], [step])
  }),
  where(
    'a field that is asked twice',
    ({ data }) => listAt(data, ['fields']).length > 0,
    ({ file, step }) => {
      const fields = listAt(file.data, ['fields'])
      const twice = [...fields, ...fields.slice(0, 1)]
      return mutant(file, withValue(file.data, ['fields'], twice), ['fields', fields.length], [step])
    },
  ),
  where(
    'an answer of a fact taken out',
    ({ data }) => factFields(data).length > 0,
    ({ file, step, mode }) => {
      const at = pick(factFields(file.data), mode, 'answer')
      const option = at && [...at, 'options', listAt(file.data, [...at, 'options']).length - 1]
      return option && mutant(file, withValue(file.data, option, undefined), option.slice(0, -1), [step])
    },
  ),
  where(
    'an answer of a fact misspelt',
    ({ data }) => factFields(data).length > 0,
    ({ file, step, mode }) => {
      const at = pick(factFields(file.data), mode, 'answer')
      const value = at && [...at, 'options', 0, 'value']
      return value && mutant(file, withValue(file.data, value, misspell(textAt(file.data, value) ?? '')), value.slice(0, -2), [step])
    },
  ),
  where(
    'an answer that no longer sets its fact',
    ({ data }) => settingOptions(data).length > 0,
    ({ file, step, mode }) => {
      const at = pick(settingOptions(file.data), mode, 'sets')
      return at && mutant(file, withValue(file.data, [...at, 'sets'], undefined), at, [step])
    },
    true,
  ),
  where(
    'an answer that sets the opposite',
    ({ data }) => settingOptions(data).length > 0,
    ({ file, step, mode }) => {
      const at = pick(settingOptions(file.data), mode, 'opposite')
      const sets = at && valueAt(file.data, [...at, 'sets'])
      if (!at || !isObject(sets)) return undefined
      const opposite = Object.fromEntries(Object.entries(sets).map(([fact, value]) => [fact, typeof value === 'boolean' ? !value : value]))
      return mutant(file, withValue(file.data, [...at, 'sets'], opposite), at, [step])
    },
    true,
  ),
  where(
    'a detour negated',
    ({ data }, has) => takenDetours(data, has).length > 0,
    ({ file, step, mode, catalogue }) => {
      const at = pick(takenDetours(file.data, hasStep(catalogue, mode)), mode, 'detour')
      if (!at) return undefined
      const negated = withValue(file.data, [...at, 'when'], { not: valueAt(file.data, [...at, 'when']) ?? {} })
      return mutant(file, negated, at, [step, textAt(file.data, [...at, 'to']) ?? ''])
    },
    true,
  ),
  where(
    'a detour taken out',
    ({ data }, has) => takenDetours(data, has).length > 0,
    ({ file, step, mode, catalogue }) => {
      const at = pick(takenDetours(file.data, hasStep(catalogue, mode)), mode, 'taken out')
      return at && mutant(file, withValue(file.data, at, undefined), ['detours'], [step, textAt(file.data, [...at, 'to']) ?? ''])
    },
    true,
  ),
  where(
    'a detour that comes back instead of going on',
    ({ data }, has) => takenDetours(data, has).some((at) => valueAt(data, [...at, 'after']) === undefined),
    ({ file, step, mode, catalogue }) => {
      const goingOn = takenDetours(file.data, hasStep(catalogue, mode)).filter(
        (path) => valueAt(file.data, [...path, 'after']) === undefined,
      )
      const at = pick(goingOn, mode, 'comes back')
      const to = at && textAt(file.data, [...at, 'to'])
      return at && mutant(file, withValue(file.data, [...at, 'after'], 'return'), at, [step, to ?? ''])
    },
    true,
  ),
  where(
    'something a step sets taken out',
    ({ data }) => valueAt(data, ['sets']) !== undefined,
    ({ file, step }) => mutant(file, withValue(file.data, ['sets'], undefined), [], [step]),
    true,
  ),
  where(
    'something a step learns taken out',
    ({ data }) => valueAt(data, ['learns']) !== undefined,
    ({ file, step }) => mutant(file, withValue(file.data, ['learns'], undefined), [], [step]),
    true,
  ),
]

type Change = (chosen: Chosen) => Mutant | undefined

/** A mistake that any step of the order can have. */
function inStep(name: string, change: Change): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const step = pick(orderOfMode(catalogue, mode), mode, name)
      return step === undefined ? undefined : change({ file: stepFile(catalogue, step), step, catalogue, mode })
    },
  }
}

type Has = (step: string) => boolean

/** A mistake that only some steps give occasion for. */
function where(name: string, fits: (file: FlowFile, has: Has) => boolean, change: Change, canBeSound?: true): Kind {
  return {
    name,
    ...(canBeSound ? { canBeSound } : {}),
    mutate: (catalogue, mode) => {
      const has = hasStep(catalogue, mode)
      const step = pick(
        stepsOfMode(catalogue, mode).filter((one) => fits(stepFile(catalogue, one), has)),
        mode,
        name,
      )
      return step === undefined ? undefined : change({ file: stepFile(catalogue, step), step, catalogue, mode })
    },
  }
}

/** Detours and actions count only where the mode has their step aside. */
function hasStep(catalogue: Catalogue, mode: string): Has {
  const order = orderOfMode(catalogue, mode)
  const aside = new Set([
    ...stepsOfMode(catalogue, mode).filter((step) => !order.includes(step)),
    ...listAt(modeFile(catalogue, mode).data, ['side']),
  ])
  return (step) => aside.has(step)
}

function takenDetours(data: Json, has: Has): Path[] {
  return listAt(data, ['detours']).flatMap((detour, index) => (has(textAt(detour, ['to']) ?? '') ? [['detours', index]] : []))
}

function factFields(data: Json): Path[] {
  return listAt(data, ['fields']).flatMap((field, index) => (textAt(field, ['fact']) === undefined ? [] : [['fields', index]]))
}

function settingOptions(data: Json): Path[] {
  return [...valuesIn(data)].flatMap(({ path, value }) =>
    path.at(-2) === 'options' && isObject(value) && value['sets'] !== undefined ? [path] : [],
  )
}
