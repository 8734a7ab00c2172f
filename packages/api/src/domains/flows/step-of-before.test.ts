import { expect, it } from 'vitest'
import { codeOf, isFailure } from '../../failure/failure.ts'
import { unprovenFlows } from '../../flows/testing/unproven-flows.ts'
import { flowHandlers } from './routes.ts'

const renamed = { modes: {}, steps: { 'jobs-before': 'previous-jobs' }, facts: {} }
const flows = { ready: async () => ({ ...unprovenFlows, renamed }) }
const { getStep } = flowHandlers(flows as never, {} as never)
const step = (name: string) => getStep({ params: { step: name }, query: {} } as never)

it('a step is given by its name, and by one that it had before', async () => {
  const now = unprovenFlows.files.step.get('previous-jobs')
  expect(await step('previous-jobs')).toBe(now)
  expect(await step('jobs-before')).toBe(now)
  const none = await step('jobs-of-nobody')
  expect(isFailure(none) && codeOf(none)).toBe('step_not_found')
})
