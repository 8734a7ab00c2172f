import type { Catalogue } from '@app/engine/author'
import { mutant, orderOfMode, stepFile } from '../files.ts'
import { isObject, type Json, listAt, type Path, textAt, valueAt, valuesIn, withValue } from '../json.ts'
import type { Kind, Mutant } from '../kind.ts'
import { misspell, pick } from '../pick.ts'
import { type Has, hasStep, inSomeStep } from '../step-kinds.ts'

/** Answers, detours and effects of a step that say something else than was meant. */
export const effectKinds: readonly Kind[] = [
  inSomeStep(
    'a field that is asked twice',
    ({ data }) => listAt(data, ['fields']).length > 0,
    ({ file, step }) => {
      const fields = listAt(file.data, ['fields'])
      const twice = [...fields, ...fields.slice(0, 1)]
      return mutant(file, withValue(file.data, ['fields'], twice), ['fields', fields.length], [step])
    },
  ),
  { name: 'a question that an earlier step has asked', mutate: askOnceMore },
  inSomeStep(
    'an answer of a fact taken out',
    ({ data }) => factFields(data).length > 0,
    ({ file, step, mode }) => {
      const at = pick(factFields(file.data), mode, 'answer')
      const option = at && [...at, 'options', listAt(file.data, [...at, 'options']).length - 1]
      return option && mutant(file, withValue(file.data, option, undefined), option.slice(0, -1), [step])
    },
  ),
  inSomeStep(
    'an answer of a fact misspelt',
    ({ data }) => factFields(data).length > 0,
    ({ file, step, mode }) => {
      const at = pick(factFields(file.data), mode, 'answer')
      const value = at && [...at, 'options', 0, 'value']
      return value && mutant(file, withValue(file.data, value, misspell(textAt(file.data, value) ?? '')), value.slice(0, -2), [step])
    },
  ),
  inSomeStep(
    'an answer that no longer sets its fact',
    ({ data }) => settingOptions(data).length > 0,
    ({ file, step, mode }) => {
      const at = pick(settingOptions(file.data), mode, 'sets')
      return at && mutant(file, withValue(file.data, [...at, 'sets'], undefined), at, [step])
    },
    true,
  ),
  inSomeStep(
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
  inSomeStep(
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
  inSomeStep(
    'a detour taken out',
    ({ data }, has) => takenDetours(data, has).length > 0,
    ({ file, step, mode, catalogue }) => {
      const at = pick(takenDetours(file.data, hasStep(catalogue, mode)), mode, 'taken out')
      return at && mutant(file, withValue(file.data, at, undefined), ['detours'], [step, textAt(file.data, [...at, 'to']) ?? ''])
    },
    true,
  ),
  inSomeStep(
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
  inSomeStep(
    'something a step sets taken out',
    ({ data }) => valueAt(data, ['sets']) !== undefined,
    ({ file, step }) => mutant(file, withValue(file.data, ['sets'], undefined), [], [step]),
    true,
  ),
  inSomeStep(
    'something a step learns taken out',
    ({ data }) => valueAt(data, ['learns']) !== undefined,
    ({ file, step }) => mutant(file, withValue(file.data, ['learns'], undefined), [], [step]),
    true,
  ),
]

/** The first answer of a mode that is saved, asked by the next step too that is one page. */
function askOnceMore(catalogue: Catalogue, mode: string): Mutant | undefined {
  const order = orderOfMode(catalogue, mode)
  const saved = order.findIndex((step) => plainField(stepFile(catalogue, step).data) !== undefined)
  const step = order.slice(saved + 1).find((one) => valueAt(stepFile(catalogue, one).data, ['parts']) === undefined)
  if (saved < 0 || step === undefined) return undefined
  const field = plainField(stepFile(catalogue, order[saved] ?? '').data) ?? null
  const file = stepFile(catalogue, step)
  const fields = [...listAt(file.data, ['fields']), withValue(field, ['name'], 'once_more')]
  return mutant(file, withValue(file.data, ['fields'], fields), ['fields', fields.length - 1], [step])
}

function plainField(data: Json): Json | undefined {
  return listAt(data, ['fields']).find((field) => textAt(field, ['store']) !== undefined && valueAt(field, ['when']) === undefined)
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
