import { closingObstacles } from '@app/schemas/rules/people/closing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { useSession } from '../../../client/session/session.ts'
import { ada } from '../../../testing/ada.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { writePageData } from '../../../testing/write-page-data.ts'
import { Privacy } from './privacy.tsx'

beforeEach(writePageData)
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  signedInBrowser()
  useSession.setState({ user: ada })
})
afterEach(() => {
  setLanguage('en')
  cleanup()
  forgetPerson()
  vi.unstubAllGlobals()
})

const open = { obstacles: [], asked_at: null, closes_at: null }
const asked = { ...open, asked_at: '2026-11-24T12:00:00.000Z', closes_at: '2026-12-02T12:00:00.000Z' }
const call = 'GET /api/v1/accounts/closing/'

function draw(answers: Parameters<typeof stubService>[0]) {
  const calls = stubService(answers)
  render(
    <MemoryRouter>
      <Privacy user={ada} />
    </MemoryRouter>,
  )
  return calls
}

it('what stands in the way comes first, each with the way to settle it, and nothing can be closed', async () => {
  draw({ [call]: () => ({ body: { ...open, obstacles: closingObstacles } }) })
  const items = within((await screen.findByText('There’s still money in your account.')).closest('ul') as HTMLElement).getAllByRole(
    'listitem',
  )
  expect(items).toHaveLength(closingObstacles.length)
  for (const item of items) expect(within(item).getByRole('link').getAttribute('href')).toMatch(/^\//)
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull()
})

it('what ends and what is kept is said before the address is typed, and only the right one is sent', async () => {
  const calls = draw({ [call]: () => ({ body: open }), 'POST /api/v1/accounts/closing/': () => ({ body: asked }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }))
  expect(screen.getByText('What the law makes us keep')).toBeTruthy()
  const field = screen.getByLabelText('Type your e-mail address to confirm')
  await userEvent.type(field, 'someone@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Close my account' }))
  expect(calls.some(({ call: made }) => made.startsWith('POST'))).toBe(false)
  await userEvent.clear(field)
  await userEvent.type(field, ada.email.toUpperCase())
  await userEvent.click(screen.getByRole('button', { name: 'Close my account' }))
  expect(await screen.findByText('Your account will be closed after December 1, 2026')).toBeTruthy()
})

it('what came up in the meantime is shown in place of the form', async () => {
  draw({ [call]: () => ({ body: open }), 'POST /api/v1/accounts/closing/': () => ({ body: { ...open, obstacles: ['loan'] } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Close my account' }))
  await userEvent.type(screen.getByLabelText('Type your e-mail address to confirm'), ada.email)
  await userEvent.click(screen.getByRole('button', { name: 'Close my account' }))
  expect(await screen.findByText('Your loan isn’t paid back.')).toBeTruthy()
})

it('one press keeps the account, in Spanish too', async () => {
  setLanguage('es')
  const calls = draw({ [call]: () => ({ body: asked }), 'DELETE /api/v1/accounts/closing/': () => ({ body: open }) })
  expect(await screen.findByText('Tu cuenta se cerrará después del 1 de diciembre de 2026')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Conservar mi cuenta' }))
  expect(await screen.findByRole('button', { name: 'Cerrar mi cuenta' })).toBeTruthy()
  expect(calls.some(({ call: made }) => made === 'DELETE /api/v1/accounts/closing/')).toBe(true)
})
