import type { Catalogue } from '@app/engine/author'
import { modeFile, mutant, type StepList, stepPlaces, stepsOfItem, stepsOfMode } from '../files.ts'
import { type Json, listAt, textAt, valueAt, withInserted, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { linesOf } from '../lines.ts'
import { inEachList } from '../list-kinds.ts'
import { pick } from '../pick.ts'

/** Steps that are missing, twice, or in the wrong order. */
export const orderKinds: readonly Kind[] = [
  ...inEachList(
    'a step deleted',
    (list, catalogue, mode) => {
      const index = pick(list.walked, mode, 'deleted')
      if (index === undefined) return undefined
      const { first } = linesOf(list.data, ['steps'])
      const deleted = mutant(list, withValue(list.data, ['steps', index], undefined), [], stepsOfItem(catalogue, itemAt(list, index)))
      return { ...deleted, lines: { first, last: first } }
    },
    { canBeSound: true },
  ),
  ...inEachList(
    'two neighbouring steps swapped',
    (list, catalogue, mode) => {
      const index = pick(list.walked.slice(0, -1), mode, 'swapped')
      if (index === undefined) return undefined
      const swapped = moved(list.data, index, index + 1)
      const about = [index, index + 1].flatMap((one) => stepsOfItem(catalogue, itemAt(list, one)))
      const { first } = linesOf(swapped, ['steps', index])
      return { ...mutant(list, swapped, [], about), lines: { first, last: linesOf(swapped, ['steps', index + 1]).last } }
    },
    { canBeSound: true },
  ),
  ...inEachList(
    'the first step moved to the end',
    (list, catalogue) => {
      const [first] = list.walked
      const last = listAt(list.data, ['steps']).length - 1
      if (first === undefined || first === last) return undefined
      return mutant(list, moved(list.data, first, last), ['steps', last], stepsOfItem(catalogue, itemAt(list, first)))
    },
    { canBeSound: true },
  ),
  ...inEachList('a step that stands twice', (list, catalogue, mode) => {
    const all = list.walked.flatMap((index) => stepsOfItem(catalogue, itemAt(list, index)))
    const step = pick(all.slice(0, -1), mode, 'twice')
    const at = ['steps', list.walked.at(-1) ?? 0]
    return step === undefined ? undefined : mutant(list, withInserted(list.data, at, step), ['steps'], [step])
  }),
  ...inEachList('the same step as the one before', (list, _, mode) => {
    const at = pick(
      // After the last step that a mode takes from a sequence, nothing of it is walked.
      list.walked
        .filter((index) => list.walked.includes(index + 1) || index + 1 === listAt(list.data, ['steps']).length)
        .map((index) => ['steps', index])
        .filter((path) => textAt(list.data, path) !== undefined),
      mode,
      'again',
    )
    if (!at) return undefined
    const step = textAt(list.data, at) ?? ''
    const next = ['steps', Number(at[1]) + 1]
    return mutant(list, withInserted(list.data, next, step), next, [step])
  }),
  {
    name: 'a side step deleted that a detour needs',
    canBeSound: true,
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const needed = new Set(stepsOfMode(catalogue, mode).flatMap((step) => detoursOf(catalogue, step)))
      const at = pick(
        stepPlaces(file.data, ['side']).filter((path) => needed.has(textAt(file.data, path) ?? '')),
        mode,
      )
      return at && mutant(file, withValue(file.data, at, undefined), [], [textAt(file.data, at) ?? ''])
    },
  },
  {
    name: 'a side step that is a step of the order too late',
    canBeSound: true,
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const step = pick(
        listAt(file.data, ['side']).flatMap((side) => (typeof side === 'string' ? [side] : [])),
        mode,
        'order',
      )
      if (step === undefined) return undefined
      const index = listAt(file.data, ['steps']).length
      const moved = withValue(file.data, ['side', listAt(file.data, ['side']).indexOf(step)], undefined)
      return mutant(file, withInserted(moved, ['steps', index], step), ['steps', index], [step])
    },
  },
]

function detoursOf(catalogue: Catalogue, step: string): string[] {
  return (catalogue.documents.step.get(step)?.data.detours ?? []).flatMap(({ to }) => to ?? [])
}

function itemAt(list: StepList, index: number): Json | undefined {
  return valueAt(list.data, ['steps', index])
}

/** The same list with one item in another place. */
function moved(data: Json, from: number, to: number): Json {
  const item = valueAt(data, ['steps', from]) ?? null
  return withInserted(withValue(data, ['steps', from], undefined), ['steps', to], item)
}
