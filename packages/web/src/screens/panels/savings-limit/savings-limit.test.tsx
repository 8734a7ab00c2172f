import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  forgetPerson()
})

const draw = (step = 'savings-program') =>
  drawStep('landing-fc-iraonly', step, {
    'GET /api/v1/portfolios/savings_program/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/client/': () => ({ body: { results: [] } }),
  })

it('a plan that passes the limit of a year is reported as it is typed', async () => {
  await draw()
  await userEvent.type(await screen.findByRole('textbox', { name: /How much each time/ }), '9000')
  await userEvent.click(screen.getByRole('radio', { name: 'Every month' }))
  expect(await screen.findByText('This is more than a year allows')).toBeTruthy()
  expect(screen.getByText(/The limit for all your IRAs together is \$7,500, or \$8,600 from age 50/)).toBeTruthy()
})

it('after tax day nobody is offered a deposit for last year, and before it they are', async () => {
  await draw('savings-program?part=2')
  expect(await screen.findByRole('radio', { name: /This year/ })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /for last year/ })).toBeNull()
  cleanup()
  vi.setSystemTime(new Date('2027-02-01T12:00:00Z'))
  await draw('savings-program?part=2')
  expect(await screen.findByRole('radio', { name: /for last year/ })).toBeTruthy()
})
