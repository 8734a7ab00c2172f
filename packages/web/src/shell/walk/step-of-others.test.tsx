import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { forgetModes } from '../../client/walk/flow.ts'
import { keepsPlace } from '../../testing/keeps-place.ts'
import { openWizard } from '../../testing/open-wizard.tsx'
import { allSteps, walkView } from '../../testing/real-flows.ts'
import { stubService } from '../../testing/stub-service.ts'

const mode = 'landing-rc'
const isFree = (name: string) => !(walkView(mode).steps[name] || allSteps.get(name)?.needs || allSteps.get(name)?.empty)
const [other = ''] = [...allSteps.keys()].filter(isFree)

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  forgetPerson()
  forgetModes()
  vi.unstubAllGlobals()
})

it.each([
  ['another try', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['the connection', async () => act(async () => void dispatchEvent(new Event('online')))],
])('where the words of a step that the mode does not have can’t be had the page says so, and %s brings them', async (_what, recover) => {
  let isDown = true
  stubService({
    ...keepsPlace().answers,
    [`GET /api/flows/steps/${other}`]: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : { body: allSteps.get(other) }),
  })
  openWizard(`/${mode}/${other}`, false)
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t show this page right now')
  isDown = false
  await recover()
  await expect.poll(() => screen.queryByText('We can’t show this page right now')).toBeNull()
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(location.pathname).toBe(`/${mode}/${other}`)
})
