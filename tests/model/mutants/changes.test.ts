import { expect, it } from 'vitest'
import { flowsFolder } from '../support/all-flows.ts'
import { kinds } from './kinds.ts'
import { readPrinted } from './run.ts'

it('a mistake of any kind changes a file, in every mode', async () => {
  const catalogue = await readPrinted(flowsFolder)
  const { documents } = catalogue
  const before = new Map(Object.values(documents).flatMap((ofKind) => [...ofKind.values()].map(({ path, text }) => [path, text] as const)))
  const unchanged = [...documents.mode.keys()].flatMap((mode) =>
    kinds.flatMap(({ name, mutate }) => {
      const mutant = mutate(catalogue, mode)
      return mutant && before.get(mutant.path) === mutant.text ? [`${mode}: ${name}`] : []
    }),
  )
  expect(unchanged).toEqual([])
})
