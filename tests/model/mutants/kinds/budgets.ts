import { modeFile, mutant } from '../files.ts'
import { type Json, type Path, valueAt, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'

/** Mistakes in what a mode may cost. */
export const budgetKinds: readonly Kind[] = [
  inBudget('a budget with fewer inputs than the way needs', ['end', 'inputs'], (inputs) => (Number(inputs) > 3 ? 1 : undefined)),
  inBudget('a first result that comes at once', ['result'], (result) => (result ? { screens: 1, inputs: 0 } : undefined)),
  inBudget('typical people who give an answer that leads to no end', ['typical'], () => ({ 'personal.record': 'absent' })),
]

function inBudget(name: string, at: Path, change: (value: Json | undefined) => Json | undefined): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const value = change(valueAt(file.data, ['budget', ...at]))
      return value === undefined ? undefined : mutant(file, withValue(file.data, ['budget', ...at], value), ['budget'])
    },
  }
}
