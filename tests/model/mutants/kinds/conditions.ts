import type { Catalogue } from '@app/engine/author'
import { askedBy } from '../asks.ts'
import { modeFile, mutant, type StepList, stepListOf, stepsOfItem, stepsOfMode } from '../files.ts'
import { gateable, gated } from '../gate.ts'
import { type Json, listAt, type Path, textAt, valueAt, valuesIn, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { inEachList } from '../list-kinds.ts'
import { misspell, pick } from '../pick.ts'

/** Conditions that say something else than was meant, or nothing. */
export const conditionKinds: readonly Kind[] = [
  ...inEachList(
    'a condition negated',
    (list, catalogue, mode) => {
      const at = pick(conditionPaths(list), mode, 'negated')
      if (!at) return undefined
      const negated = withValue(list.data, at, { not: valueAt(list.data, at) ?? {} })
      return mutant(list, negated, at.slice(0, 2), stepsAt(catalogue, list.data, at.slice(0, -1)))
    },
    { canBeSound: true },
  ),
  ...inEachList('a condition left out', (list, catalogue, mode) => {
    const at = pick(conditionPaths(list), mode, 'left out')
    if (!at) return undefined
    return mutant(list, withValue(list.data, at, undefined), at.slice(0, 2), stepsAt(catalogue, list.data, at.slice(0, -1)))
  }),
  ...wrapped('a condition that contradicts itself', () => ({ all: [{ 'ira.exists': true }, { 'ira.exists': false }] })),
  ...wrapped('a condition that holds for everybody', () => ({ 'ira.exists': [true, false] })),
  ...wrapped('a fact outside the vocabulary', () => ({ [misspell('ira.exists')]: true })),
  ...wrapped('a value that the fact never has', () => ({ 'search.state': 'finished' })),
  ...wrapped('a value of the wrong type', () => ({ 'ira.exists': 'true' })),
  ...wrapped('a number where a fact has words', () => ({ 'search.state': 2 })),
  ...wrapped('a condition without a fact', () => ({})),
  ...wrapped('a condition in words', () => 'ira.exists is true'),
  ...wrapped('"any" with one condition instead of a list', () => ({ any: { 'ira.exists': true } })),
  ...wrapped('an answer that this mode never asks', (catalogue, mode) => {
    const own = stepsOfMode(catalogue, mode).flatMap((step) => askedBy(catalogue, step).map(({ fact }) => fact))
    const all = [...catalogue.documents.step.keys()].flatMap((step) => askedBy(catalogue, step))
    const foreign = pick(
      all.filter(({ fact }) => !own.includes(fact)),
      mode,
      'foreign',
    )
    return foreign && { [foreign.fact]: foreign.value }
  }),
  ...inEachList('a condition on something asked later', (list, catalogue, mode) => {
    const later = pick(askedLater(list, catalogue), mode, 'later')
    return later && mutant(list, gated(list.data, later.at, later.condition), later.at, stepsAt(catalogue, list.data, later.at))
  }),
  ...inEachList('a step gated by its own answer', (list, catalogue, mode) => {
    const own = gateable(list).flatMap((at) => {
      const names = textAt(list.data, [...at, 'sequence']) === undefined ? stepsAt(catalogue, list.data, at) : []
      return names.flatMap((step) => askedBy(catalogue, step)).map(({ fact, value }) => ({ at, condition: { [fact]: value } }))
    })
    const chosen = pick(own, mode, 'own')
    return chosen && mutant(list, gated(list.data, chosen.at, chosen.condition), chosen.at, stepsAt(catalogue, list.data, chosen.at))
  }),
  ...inEachList('a choice without a last branch', (list, catalogue, mode) => {
    const at = pick(
      gateable(list).filter((path) => typeof valueAt(list.data, path) === 'string'),
      mode,
      'choice',
    )
    if (!at) return undefined
    const step = textAt(list.data, at) ?? ''
    const choose = [
      { when: { 'ira.exists': true }, step: 'great-job' },
      { when: { 'ira.exists': false }, step },
    ]
    return mutant(list, withValue(list.data, at, { choose }), at, stepsAt(catalogue, list.data, at))
  }),
  ...inEachList('a branch after the one for everybody', (list, catalogue, mode) => {
    const at = pick(
      gateable(list).filter((path) => typeof valueAt(list.data, path) === 'string'),
      mode,
      'branch',
    )
    if (!at) return undefined
    const choose = [{ step: textAt(list.data, at) ?? '' }, { when: { 'ira.exists': true }, step: 'great-job' }]
    return mutant(list, withValue(list.data, at, { choose }), at, stepsAt(catalogue, list.data, at))
  }),
  {
    name: 'a condition that contradicts the one around it',
    mutate: (catalogue, mode) => {
      const file = stepListOf(catalogue, modeFile(catalogue, mode), mode)
      const at = pick(usesOfConditions(catalogue, file), mode, 'around')
      // The loan sequence shows take-loan to people who may borrow: here the whole run is for those who may not.
      return at && mutant(file, gated(file.data, at, { 'loan.ready': false }), at, ['take-loan'])
    },
  },
]

/** An item that is given a condition with something wrong in it. */
function wrapped(name: string, condition: (catalogue: Catalogue, mode: string) => Json | undefined): Kind[] {
  return inEachList(name, (list, catalogue, mode) => {
    const at = pick(gateable(list), mode, name)
    const when = condition(catalogue, mode)
    if (!at || when === undefined) return undefined
    return mutant(list, gated(list.data, at, when), at, stepsAt(catalogue, list.data, at))
  })
}

/** The conditions of a list, and those of where a mode ends. */
function conditionPaths({ data, walked }: StepList): Path[] {
  const isWalked = (path: Path) => path[0] !== 'steps' || walked.includes(Number(path[1]))
  return [...valuesIn(data)].flatMap(({ path }) => (path.at(-1) === 'when' && isWalked(path) ? [path] : []))
}

/** The steps of an item or a branch; where a finish goes. */
function stepsAt(catalogue: Catalogue, data: Json, at: Path): string[] {
  const item = valueAt(data, at)
  const go = textAt(item, ['go'])
  return go === undefined ? stepsOfItem(catalogue, item) : [go]
}

type Later = { readonly at: Path; readonly condition: Json }

/** Every item with every answer that is asked only after it. */
function askedLater(list: StepList, catalogue: Catalogue): Later[] {
  const asked = listAt(list.data, ['steps']).map((item) => stepsOfItem(catalogue, item).flatMap((step) => askedBy(catalogue, step)))
  return gateable(list).flatMap((at) => {
    const index = Number(at[1])
    const before = new Set(asked.slice(0, index + 1).flatMap((one) => one.map(({ fact }) => fact)))
    const later = asked.slice(index + 1).flat()
    return later.filter(({ fact }) => !before.has(fact)).map(({ fact, value }) => ({ at, condition: { [fact]: value } }))
  })
}

/** Where a mode uses a sequence with the step of which the condition is contradicted. */
function usesOfConditions(catalogue: Catalogue, list: StepList): Path[] {
  return gateable(list).filter((at) => {
    const item = valueAt(list.data, at)
    return textAt(item, ['sequence']) !== undefined && stepsOfItem(catalogue, item).includes('take-loan')
  })
}
