import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { openableDialogs } from '../../../testing/openable-dialogs.ts'
import { writePageData } from '../../../testing/write-page-data.ts'

beforeEach(openableDialogs)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const stages = (sent: string | null, received: string | null) => [
  { stage: 'requested', reached_on: '2026-03-02', expected_by: '2026-03-02' },
  { stage: 'accepted', reached_on: '2026-03-04', expected_by: '2026-03-09' },
  { stage: 'sent', reached_on: sent, expected_by: '2026-03-18' },
  { stage: 'received', reached_on: received, expected_by: sent && '2026-04-01' },
]
const moving = {
  pk: '11111111-1111-4111-8111-111111111111',
  found_account: '21111111-1111-4111-8111-111111111111',
  employer_name: 'Foolscap Paper',
  record_keeper_name: 'Example Keepers',
  state: 'sent',
  refused_why: null,
  way: 'direct-check',
  source: 'found',
  amount: 41_200,
  arrived: 0,
  to: [{ tax_kind: 'pre-tax', kind: 'ours', name: 'Traditional IRA here', payable_to: 'Custodian FBO Ada', check_address: null }],
  payments: [],
  can_cancel: false,
  stages: stages('2026-03-12', null),
  days_overdue: 0,
  days_out_of_market: 3,
  sixty_days_end: null,
  days_left_of_sixty: null,
  withheld: null,
  checks_to_expect: 1,
  form_1099r_codes: ['G'],
  next_step: 'The money is on its way.',
}
const draw = (results: readonly object[], status = 200, more: Parameters<typeof drawStep>[2] = {}) =>
  drawStep('landing-rollover', 'ira/rolling-over', {
    'GET /api/v1/accounts/found_accounts_tracker/': () => ({
      status,
      body: status === 200 ? { results } : { code: 'internal_error', detail: 'Your money is where it was. Try again in a minute.' },
    }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/found_accounts/rollover_notes/': () => ({ body: { results: [] } }),
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }),
    ...more,
  })

it('money on its way stands between sent and received, with its dates', async () => {
  await draw([moving])
  const list = await screen.findByRole('list', { name: 'Where the money from Foolscap Paper is' })
  const at = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(at[1]).toContain('Sent: DoneMarch 12')
  expect(at[2]).toContain('In transit: NowExpected by April 1')
  expect(at[4]).toContain('Invested: Not yet')
})

it('what is late is said first, with what to do', async () => {
  await draw([{ ...moving, days_overdue: 5, next_step: 'This is 5 days late. We ask the provider.' }])
  expect(await screen.findByText('It’s taking longer than it should')).toBeTruthy()
  expect(screen.getByText('Late')).toBeTruthy()
})

it('money that was paid to the person shows how many of the 60 days are left', async () => {
  await draw([{ ...moving, way: 'paid-to-person', days_left_of_sixty: 41, sixty_days_end: '2026-05-11', withheld: 8_240 }])
  expect(await screen.findByText('The money was paid to you')).toBeTruthy()
  expect(screen.getByText('41 days, until May 11')).toBeTruthy()
  expect(screen.getByText('$8,240.00')).toBeTruthy()
})

it('money that has arrived was not invested on its way; it may wait as cash for longer', async () => {
  await draw([{ ...moving, state: 'received', stages: stages('2026-03-12', '2026-03-16'), days_out_of_market: 4 }])
  expect((await screen.findByText('Not invested on its way')).nextSibling?.textContent).toBe('4 days')
  expect(screen.queryByText('Not invested so far')).toBeNull()
})

it('a refused move says why', async () => {
  await draw([{ ...moving, state: 'refused', refused_why: 'Your spouse has to agree.', next_step: 'Your spouse has to agree.' }])
  expect(await screen.findByText('The provider didn’t move this account')).toBeTruthy()
  expect(screen.getByText('Your spouse has to agree.')).toBeTruthy()
})

it('an amount is about so much until the plan has sent it', async () => {
  await draw([{ ...moving, state: 'accepted', stages: stages(null, null), days_out_of_market: null }])
  expect((await screen.findByText('Amount')).parentElement?.textContent).toContain('about $41,200')
})

it('without a move it says what will stand there, and a failure can be tried again', async () => {
  await draw([])
  expect(await screen.findByText(/No money is moving right now/)).toBeTruthy()
  cleanup()
  forgetPerson()
  await draw([], 500)
  expect(await screen.findByText(/Your money is where it was/)).toBeTruthy()
})

const unsigned = {
  ...moving,
  state: 'waiting_for_signature',
  stages: [{ stage: 'requested', reached_on: null, expected_by: null }, ...stages(null, null).slice(1)].map((one) => ({
    ...one,
    reached_on: null,
  })),
  can_cancel: true,
  next_step: 'Sign the transfer form. Nothing is sent until you do.',
}

it('a move whose form is not signed says so first, and leads to it on the way of a move', async () => {
  writePageData()
  await draw([unsigned])
  expect(await screen.findByText('Not signed yet')).toBeTruthy()
  expect(screen.getByText('Sign the transfer form. Nothing is sent until you do.')).toBeTruthy()
  // On the way of a loan, whoever works for an employer would read next that they can’t borrow.
  expect(screen.getByRole('link', { name: 'Sign the transfer form' }).getAttribute('href')).toBe('/dashboard-rollover/signatures')
})

it('a move is cancelled after one question, and not without it', async () => {
  const { asked } = await draw([unsigned], 200, {
    [`POST /api/v1/accounts/rollovers/${moving.pk}/cancel/`]: () => ({ body: { ...unsigned, state: 'cancelled', can_cancel: false } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this move' }))
  expect(asked.some(({ call }) => call.includes('cancel'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByText('The move is canceled. Your money stays where it is.')).toBe(document.activeElement)
  expect(asked.some(({ call }) => call.includes('cancel'))).toBe(true)
})

it('a move that the old plan has already is not said to be cancelled', async () => {
  await draw([unsigned], 200, {
    [`POST /api/v1/accounts/rollovers/${moving.pk}/cancel/`]: () => ({ body: { ...moving, can_cancel: false } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this move' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByText('We ask the old plan to stop, and e-mail you its answer.')).toBe(document.activeElement)
})

const payment = {
  pk: 'p',
  tax_kind: 'pre-tax',
  way: 'check',
  state: 'sent',
  sent_on: '2026-03-12',
  said: 41_200,
  arrived_on: null,
  arrived: null,
}
const elsewhere = { ...moving, to: [{ ...moving.to[0], kind: 'ira', name: 'Harbor Trust' }], payments: [payment] }
const drawElsewhere = () =>
  draw([elsewhere], 200, { [`POST /api/v1/accounts/rollovers/${moving.pk}/arrived/`]: () => ({ body: elsewhere }) })

it('of money that goes elsewhere the person says that it came, and how much', async () => {
  const { asked } = await drawElsewhere()
  await userEvent.click(await screen.findByRole('button', { name: 'It has arrived' }))
  expect(screen.getByLabelText('How much came?')).toBe(document.activeElement)
  await userEvent.keyboard('41,200')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved: $41,200.00 has arrived.')).toBe(document.activeElement)
  expect(asked.find(({ call }) => call.includes('arrived'))?.body).toEqual({ amount: 41_200, payment: 'p' })
})

it('of money that goes to two places the person is asked about each by its name', async () => {
  const roth = { ...elsewhere.to[0], tax_kind: 'roth', name: 'Roth IRA at Harbor Trust' }
  const came = { ...payment, state: 'arrived', arrived: 41_200, arrived_on: '2026-03-20', confirmed_by: 'you' }
  const both = { ...elsewhere, to: [...elsewhere.to, roth], payments: [came] }
  const { asked } = await draw([both], 200, { [`POST /api/v1/accounts/rollovers/${moving.pk}/arrived/`]: () => ({ body: both }) })
  await userEvent.click(await screen.findByRole('button', { name: 'It has arrived' }))
  await userEvent.type(screen.getByLabelText('How much came to Roth IRA at Harbor Trust?'), '100{Enter}')
  await screen.findByText('Saved: $100.00 has arrived.')
  expect(asked.find(({ call }) => call.includes('arrived'))?.body).toEqual({ amount: 100 })
})

it('a sum that can be read in two ways is asked for again, and giving up leads back to the button', async () => {
  const { asked } = await drawElsewhere()
  await userEvent.click(await screen.findByRole('button', { name: 'It has arrived' }))
  await userEvent.keyboard('41,20{Enter}')
  const input = screen.getByRole('textbox', { name: 'How much came?', description: /^Your new account.*Enter the amount that came/ })
  expect(input).toBe(document.activeElement)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(input).toBe(document.activeElement))
  expect(asked.some(({ call }) => call.includes('arrived'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'It has arrived' })).toBe(document.activeElement)
})

it('a sum that is typed when the page goes on is saved first', async () => {
  const { asked } = await drawElsewhere()
  await userEvent.click(await screen.findByRole('button', { name: 'It has arrived' }))
  await userEvent.keyboard('41200.55')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(asked.find(({ call }) => call.includes('arrived'))?.body).toEqual({ amount: 41_200.55, payment: 'p' }))
})

it('money that came elsewhere is at its end, and the person is told to see there that it is invested', async () => {
  const elsewhere = { ...moving, state: 'received', stages: stages('2026-03-12', '2026-03-20'), to: [{ ...moving.to[0], kind: 'plan' }] }
  await draw([elsewhere])
  const list = await screen.findByRole('list', { name: 'Where the money from Foolscap Paper is' })
  const all = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(all).toHaveLength(4)
  expect(all[3]).toContain('Received: DoneMarch 20. Check there that it gets invested.')
})

it('what came is shown beside what was sent, where the two differ', async () => {
  await draw([
    {
      ...moving,
      state: 'received',
      stages: stages('2026-03-12', '2026-03-20'),
      arrived: 41_100,
      payments: [{ pk: 'p', state: 'arrived', tax_kind: 'pre-tax' }],
    },
  ])
  expect((await screen.findByText('Sent by the old plan')).parentElement?.textContent).toContain('$41,200')
  expect(screen.getByText('Arrived').parentElement?.textContent).toContain('$41,100')
})

it('a move that goes on while the page is open is shown as it is then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let next = 'Sign the transfer form.'
  await draw([], 200, {
    'GET /api/v1/accounts/found_accounts_tracker/': () => ({ body: { results: [{ ...moving, next_step: next }] } }),
  })
  await screen.findByText(/Sign the transfer form/)
  next = 'The form is sent.'
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await screen.findByText(/The form is sent/)).toBeTruthy()
})
