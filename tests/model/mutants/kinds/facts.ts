import { type Catalogue, conditionLeaves } from '@app/engine/author'
import { factsFile, mutant } from '../files.ts'
import { isObject, listAt, valueAt, withKey, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { misspell, pick } from '../pick.ts'

/** Mistakes in the vocabulary itself: the facts that a mode reads. */
export const factKinds: readonly Kind[] = [
  {
    name: 'a fact renamed in facts.json only',
    mutate: (catalogue, mode) => {
      const file = factsFile(catalogue)
      const fact = pick(guardFacts(catalogue), mode)
      return fact === undefined ? undefined : mutant(file, withKey(file.data, ['facts', fact], misspell(fact)), ['needs'])
    },
  },
  {
    name: 'a value of a fact renamed in facts.json only',
    mutate: (catalogue, mode) => {
      const file = factsFile(catalogue)
      const fact = pick(
        guardFacts(catalogue).filter((one) => valueAt(file.data, ['facts', one, 'start']) !== undefined),
        mode,
      )
      if (fact === undefined) return undefined
      const at = ['facts', fact, 'values']
      const index = listAt(file.data, at).indexOf(valueAt(file.data, ['facts', fact, 'start']) ?? null)
      return mutant(file, withValue(file.data, [...at, index], 'somehow'), ['facts', fact])
    },
  },
  {
    name: 'a start that the fact never has',
    mutate: (catalogue, mode) => {
      const file = factsFile(catalogue)
      const facts = valueAt(file.data, ['facts'])
      const fromService = Object.entries(isObject(facts) ? facts : {}).filter(([, fact]) => valueAt(fact, ['start']) !== undefined)
      const name = pick(fromService, mode)?.[0]
      return name === undefined ? undefined : mutant(file, withValue(file.data, ['facts', name, 'start'], 'maybe'), ['facts', name])
    },
  },
  {
    name: 'a guard in facts.json that goes to an unknown step',
    mutate: (catalogue) => {
      const file = factsFile(catalogue)
      const at = ['needs', 1, 'checks', 0, 'otherwise', 'go']
      return mutant(file, withValue(file.data, at, 'letter-of-authorisation'), at)
    },
  },
  {
    name: 'a progress key that stands twice',
    mutate: (catalogue, mode) => {
      const file = factsFile(catalogue)
      const keys = listAt(file.data, ['progress'])
      const again = pick(keys, mode)
      return again === undefined ? undefined : mutant(file, withValue(file.data, ['progress'], [...keys, again]), ['progress', keys.length])
    },
  },
]

function guardFacts(catalogue: Catalogue): string[] {
  const needs = catalogue.documents.facts.get('facts')?.data.needs ?? []
  return needs.flatMap(({ checks }) => checks.flatMap(({ holds }) => conditionLeaves(holds).map(({ fact }) => fact)))
}
