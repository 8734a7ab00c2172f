import type { Catalogue } from '@app/engine/author'
import { modeFile, mutant, orderOfMode, stepFile, stepsOfMode } from '../files.ts'
import { type Json, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { misspell, pick } from '../pick.ts'

/** Progress keys that nobody completes, or that two steps complete. */
export const progressKinds: readonly Kind[] = [
  required('a key in "required" that no step completes', ({ own, all, mode }) => {
    const foreign = pick(
      all.filter((key) => !own.includes(key)),
      mode,
    )
    return foreign === undefined ? undefined : [...own, foreign]
  }),
  required('a key in "required" that is misspelt', ({ own, all, mode }) => [...own, misspell(pick(all, mode) ?? '')]),
  required('a key in "required" that stands twice', ({ own }) => (own.length === 0 ? undefined : [...own, own[0] ?? ''])),
  {
    name: 'a key left out of "required"',
    canBeSound: true,
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const own = completedKeys(catalogue, mode)
      const left = pick(own, mode, 'left out')
      if (left === undefined || own.length < 2) return undefined
      const data = withValue(
        file.data,
        ['required'],
        own.filter((key) => key !== left),
      )
      return mutant(file, data, ['required'], stepsCompleting(catalogue, mode, left))
    },
  },
  {
    name: 'a key that two steps complete',
    mutate: (catalogue, mode) => {
      const several = new Set(progressOf(catalogue).flatMap(({ key, several }) => (several ? [key] : [])))
      const key = pick(
        completedKeys(catalogue, mode).filter((one) => !several.has(one)),
        mode,
        'twice',
      )
      const step = pick(
        orderOfMode(catalogue, mode).filter((one) => keyOf(catalogue, one) === undefined),
        mode,
        'twice',
      )
      if (key === undefined || step === undefined) return undefined
      const file = stepFile(catalogue, step)
      return mutant(file, withValue(file.data, ['completes'], key), ['completes'], [step, ...stepsCompleting(catalogue, mode, key)])
    },
  },
  {
    name: '"completes" taken out of a step',
    canBeSound: true,
    mutate: (catalogue, mode) => {
      const step = pick(
        orderOfMode(catalogue, mode).filter((one) => keyOf(catalogue, one) !== undefined),
        mode,
        'taken out',
      )
      if (step === undefined) return undefined
      const file = stepFile(catalogue, step)
      return mutant(file, withValue(file.data, ['completes'], undefined), [], [step])
    },
  },
  {
    name: '"completes" with a key that is misspelt',
    mutate: (catalogue, mode) => {
      const step = pick(orderOfMode(catalogue, mode), mode, 'misspelt')
      if (step === undefined) return undefined
      const file = stepFile(catalogue, step)
      return mutant(file, withValue(file.data, ['completes'], misspell('ira_created')), ['completes'], [step])
    },
  },
  {
    name: 'a key that is completed by an answer nobody gives',
    mutate: (catalogue, mode) => {
      const step = pick(
        orderOfMode(catalogue, mode).filter((one) => isPlain(catalogue, mode, one)),
        mode,
        'nobody',
      )
      const key = step === undefined ? undefined : keyOf(catalogue, step)
      if (step === undefined || key === undefined) return undefined
      const file = stepFile(catalogue, step)
      const completes = { key, when: { 'documents.requested': true, 'photo.requested': true, 'plan.link': 'unknown' } }
      return mutant(file, withValue(file.data, ['completes'], completes), ['completes'], [step])
    },
  },
]

type Keys = { readonly own: readonly string[]; readonly all: readonly string[]; readonly mode: string }

function required(name: string, keys: (given: Keys) => readonly Json[] | undefined): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const list = keys({ own: completedKeys(catalogue, mode), all: progressOf(catalogue).map(({ key }) => key), mode })
      return list && mutant(file, withValue(file.data, ['required'], list), ['required'])
    },
  }
}

function progressOf(catalogue: Catalogue) {
  return catalogue.documents.facts.get('facts')?.data.progress ?? []
}

function keyOf(catalogue: Catalogue, step: string): string | undefined {
  const completes = catalogue.documents.step.get(step)?.data.completes
  return typeof completes === 'string' ? completes : completes?.key
}

/** Steps of a mode whose key resume asks for and that only this step completes; keys that stand for a fact complete themselves. */
function isPlain(catalogue: Catalogue, mode: string, step: string): boolean {
  const key = keyOf(catalogue, step)
  const own = progressOf(catalogue).find((one) => one.key === key)
  const resumesByQuestions = catalogue.documents.mode.get(mode)?.data.resume !== undefined
  return own !== undefined && own.means === undefined && !resumesByQuestions && stepsCompleting(catalogue, mode, key).length === 1
}

function completedKeys(catalogue: Catalogue, mode: string): string[] {
  return [...new Set(orderOfMode(catalogue, mode).flatMap((step) => keyOf(catalogue, step) ?? []))]
}

function stepsCompleting(catalogue: Catalogue, mode: string, key: string | undefined): string[] {
  return stepsOfMode(catalogue, mode).filter((step) => keyOf(catalogue, step) === key)
}
