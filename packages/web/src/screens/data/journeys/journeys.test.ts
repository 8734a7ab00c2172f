import { expect, it } from 'vitest'
import { loadMode } from '../../../client/walk/flow.ts'
import { savePlace } from '../../../client/walk/journey.ts'
import { walkView } from '../../../testing/real-flows.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { begunJourneys } from './journeys.ts'

const mode = 'landing-solo-only'

it('what was begun is asked for after the last step that was finished has been kept', async () => {
  const done: string[] = []
  stubService({
    [`GET /api/flows/${mode}/walk`]: () => ({ body: walkView(mode) }),
    [`PUT /api/journeys/${mode}`]: async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      done.push('kept')
      return { body: { mode, version: 1, place: null, saved_flow_version: null, facts: {} } }
    },
    'GET /api/journeys': () => {
      done.push('asked')
      return { body: { results: [] } }
    },
  })
  const loaded = await loadMode(mode)
  if (!loaded.ok) throw new Error('The mode did not load.')
  void savePlace({ mode, flow: loaded.data.flow, place: { step: 'beagle-member' }, facts: { member: 'free' }, questions: new Set() })
  await begunJourneys.load(true)
  expect(done).toEqual(['kept', 'asked'])
})
