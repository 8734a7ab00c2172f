import { resolveMode } from '@app/engine/author'
import { expect, it } from 'vitest'
import { hashText } from '../../flows/read-files.ts'
import { catalogue } from '../testing/real-flows.ts'
import { compiledFlows } from './in-mode.ts'

const resolved = resolveMode(catalogue, 'onboarding', hashText)
if (!resolved) throw new Error('There is no mode “onboarding”.')
const versions = ['1', '2', '3'].map((version) => ({ ...resolved, version }))

it('compiles a version once, whatever object it comes as', () => {
  const flowOf = compiledFlows()
  expect(flowOf({ ...resolved })).toBe(flowOf({ ...resolved }))
})

it('keeps the versions that were asked for last, and no more than it may', () => {
  const [first, second, third] = versions as [typeof resolved, typeof resolved, typeof resolved]
  const flowOf = compiledFlows(2)
  const [one, two] = [flowOf(first), flowOf(second)]
  expect(flowOf(first)).toBe(one)
  flowOf(third)
  expect(flowOf(first)).toBe(one)
  expect(flowOf(second)).not.toBe(two)
})
