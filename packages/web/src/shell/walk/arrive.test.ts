import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDevice, saveOnDevice } from '../../client/device.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { forgetModes } from '../../client/walk/flow.ts'
import { ada } from '../../testing/ada.ts'
import { keepsPlace } from '../../testing/keeps-place.ts'
import { walkView } from '../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageDataWith } from '../../testing/write-page-data.ts'
import { arrive } from './arrive.ts'

const mode = 'landing-rollover'
const visit = (facts: object) => ({ facts, place: { step: 'fix-401k' }, version: 'v' })

beforeEach(() => {
  writePageDataWith({ renamed: { 'landing-before': mode } })
  useSession.setState({ user: false })
})
afterEach(() => {
  forgetPerson()
  forgetModes()
  vi.unstubAllGlobals()
})

async function arrived(person?: string) {
  const answer = await arrive(mode, person, undefined)
  if (!answer.ok) throw new Error(answer.failure.code)
  return answer.data
}

it('a visitor without an account is where they were after the mode got another name, and so are their answers', async () => {
  stubService(keepsPlace({}, undefined, mode).answers)
  saveOnDevice('visit:landing-before', visit({ stop_losing: 'not-now' }))
  const { facts, saved } = await arrived()
  expect(saved).toEqual({ step: 'fix-401k' })
  expect(facts['stop_losing']).toBe('not-now')
})

it('what was walked under the old name comes along into an account, once', async () => {
  stubService(keepsPlace({}, undefined, mode).answers)
  signedInBrowser()
  saveOnDevice('visit:landing-before', visit({ stop_losing: 'not-now' }))
  const { facts, walked } = await arrived(ada.pk)
  expect([walked, facts['stop_losing']]).toEqual([{ step: 'fix-401k' }, 'not-now'])
  expect(readDevice('visit:landing-before')).toBeUndefined()
})

it.each([
  ['with another name since counts under it', 'before', 'not-now'],
  ['that is gone counts no longer', 'perhaps', undefined],
])('an answer on this device %s', async (_what, answered, counts) => {
  const view = JSON.parse(JSON.stringify(walkView(mode)).replaceAll('"value":"not-now"', '"value":"not-now","formerly":["before"]'))
  stubService({ ...keepsPlace({}, undefined, mode).answers, [`GET /api/flows/${mode}/walk`]: () => ({ body: view }) })
  saveOnDevice(`visit:${mode}`, visit({ stop_losing: answered }))
  expect((await arrived()).facts['stop_losing']).toBe(counts)
})
