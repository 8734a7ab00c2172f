import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-03T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  setLanguage('en')
  forgetPerson()
  vi.useRealTimers()
})

const draw = (results: readonly { readonly dob: string }[]) =>
  drawStep('landing-fc-iraonly', 'funding-source', {
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results } }),
  })

it.each([
  ['1977-01-01', 'You can put in up to $7,500 for 2026', /From the year you turn 50, it’s more: \$8,600/],
  ['1976-12-31', 'You can put in up to $8,600 for 2026', /more than the usual \$7,500, because you’re 50 or older by the end of 2026/],
])('people born on %s read what they may put in this year, why, and until when', async (dob, title, why) => {
  await draw([{ dob }])
  expect((await screen.findByText(title)).parentElement?.textContent).toMatch(why)
  expect(screen.getByText(/You have until April 15, 2027/)).toBeTruthy()
})

it('in Spanish it is all in Spanish', async () => {
  setLanguage('es')
  await draw([{ dob: '1976-12-31' }])
  expect((await screen.findByText('Para 2026 puedes aportar hasta $8,600')).parentElement?.textContent).toContain(
    'Tienes hasta el 15 de abril',
  )
})

it('without a birth date it says what counts, and no limit is made up', async () => {
  await draw([])
  expect(await screen.findByText(/Deposits from your bank count toward the yearly limit/)).toBeTruthy()
  expect(screen.queryByText(/You can put in up to/)).toBeNull()
})
