import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { writePageData } from '../../../testing/write-page-data.ts'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const draw = (body: object) =>
  drawStep('landing-reward', 'ira/share-and-get-paid', { 'GET /api/v1/accounts/invitation/': () => ({ body }) })
const origin = { partner_name: 'friend', origin_domain: 'f00d' }

it('the link carries who invites, and how many have come by it is counted', async () => {
  await draw({ origin, joined: 2, reward: null })
  expect((await screen.findByLabelText<HTMLInputElement>('Your own link')).value).toMatch(
    /\/landing-reward\?partner_name=friend&origin_domain=f00d$/,
  )
  expect(screen.getByText('2')).toBeTruthy()
})

it('no reward is promised where there is none', async () => {
  await draw({ origin, joined: 0, reward: null })
  expect(await screen.findByText(/There’s no reward right now/)).toBeTruthy()
})

it('the link is copied, and that is said', async () => {
  userEvent.setup()
  await draw({ origin, joined: 0, reward: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the link' }))
  expect(await screen.findByText(/Copied/)).toBeTruthy()
  expect(await navigator.clipboard.readText()).toContain('origin_domain=f00d')
})

it('people without personal information see what will be here', async () => {
  await draw({ origin: null, joined: 0, reward: null })
  expect(await screen.findByText(/There’s nothing to show yet/)).toBeTruthy()
})
