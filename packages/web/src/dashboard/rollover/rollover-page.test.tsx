import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { MoneyOnItsWay } from './money-on-its-way.tsx'
import { RolloverPage } from './rollover-page.tsx'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const stages = (...reached: readonly (string | null)[]) =>
  ['requested', 'accepted', 'sent', 'received'].map((stage, index) => ({ stage, reached_on: reached[index] ?? null, expected_by: null }))
const moving = {
  ...{ pk: 'r1', employer_name: 'Inkwell', record_keeper_name: 'Example Plan Keepers', state: 'accepted', way: 'direct-check' },
  ...{ amount: 8757, arrived: 0, to: [{ tax_kind: 'pre-tax', kind: 'ours', name: 'Traditional IRA' }], payments: [], can_cancel: true },
  ...{ days_overdue: 0, days_out_of_market: null, sixty_days_end: null, days_left_of_sixty: null, withheld: null, checks_to_expect: 1 },
  ...{ form_1099r_codes: ['G'], next_step: 'It is getting the payment ready.', stages: stages('2026-11-10', '2026-11-16') },
  found_account: null,
}
const sent = { ...moving, pk: 'r2', employer_name: 'Blotter', state: 'sent', days_out_of_market: 4, can_cancel: false }
const cancelled = { ...moving, pk: 'r3', employer_name: 'Gone', state: 'cancelled', can_cancel: false }
const list = (...results: readonly object[]) => ({ body: { results } })

function draw(moves: readonly object[], more: Parameters<typeof stubService>[0] = {}) {
  stubMoves(moves, more)
  drawIn(<RolloverPage />)
}

function stubMoves(moves: readonly object[], more: Parameters<typeof stubService>[0] = {}) {
  signedInBrowser()
  stubService({
    'GET /api/v1/accounts/found_accounts_tracker/': () => list(...moves),
    'GET /api/v1/accounts/found_accounts/rollover_notes/': () => list(),
    'GET /api/v1/apex/user/accounts/': () => list(),
    'GET /api/v1/apex/investigation/issues/': () => list(),
    'GET /api/journeys': () => list(),
    'GET /api/v1/documents/': () =>
      list({
        pk: 'd1',
        doc_category: 'AGREEMENT',
        doc_type: 'transfer-paper',
        status: 'FILED',
        date: '2026-11-10',
        file_name: 'Transfer form, signed.pdf',
      }),
    ...more,
  })
}

function drawIn(page: ReactNode) {
  render(<MemoryRouter>{page}</MemoryRouter>)
}

it('each move says who has it now, and how long the money has been out of the market', async () => {
  draw([moving, sent])
  const holders = (await screen.findAllByText(/^Who has it now/)).map(({ textContent }) => textContent)
  expect(holders).toEqual(['Who has it now: Example Plan Keepers', 'Who has it now: A check in the mail'])
  expect(screen.getAllByText('From Example Plan Keepers')).toHaveLength(1)
  expect(screen.getByText('Not invested so far').nextSibling?.textContent).toBe('4 days')
  expect(screen.getAllByRole('button', { name: 'Cancel this move' })).toHaveLength(1)
})

it('what was refused is still where it was, and shows no stages that won’t come', async () => {
  draw([{ ...moving, state: 'refused', can_cancel: false }])
  expect((await screen.findByText(/^Who has it now/)).textContent).toBe('Who has it now: Example Plan Keepers')
  const stages = within(screen.getByRole('list', { name: /^Where the money from/ })).getAllByRole('listitem')
  expect(stages.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Requested: Done/), 'Sent: Needs attention'])
})

it('what was refused or is late has the call in which we ask together beside it, and nothing else has', async () => {
  draw([moving, { ...moving, pk: 'r4', days_overdue: 5 }, { ...moving, pk: 'r5', state: 'refused', can_cancel: false }])
  expect(await screen.findAllByRole('link', { name: 'Book a free call' })).toHaveLength(2)
})

it('what is over opens when asked for', async () => {
  draw([moving, cancelled])
  await userEvent.click(await screen.findByText('One move that’s over'))
  expect(screen.getByRole('heading', { name: 'Gone' })).toBeTruthy()
})

it('money that came elsewhere is over: nobody tells us when it is invested', async () => {
  const arrived = { ...sent, employer_name: 'Quill', state: 'received', stages: stages('2026-11-10', null, '2026-11-14', '2026-11-20') }
  draw([moving, { ...arrived, to: [{ tax_kind: 'pre-tax', kind: 'plan', name: 'New Mill 401(k) Plan' }] }])
  expect(await screen.findByText('One move that’s over')).toBeTruthy()
})

it('a move of which another sum came than was sent stays in sight while that is looked into', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const to = [{ tax_kind: 'pre-tax', kind: 'plan', name: 'New Mill 401(k) Plan' }]
  const short = { ...sent, state: 'received', stages: stages('2026-11-10', null, '2026-11-14', today), to }
  draw([{ ...short, payments: [{ pk: 'p', state: 'arrived', said: 8757, arrived: 8500, tax_kind: 'pre-tax' }] }])
  expect(await screen.findByRole('heading', { name: 'Blotter' })).toBeTruthy()
  expect(screen.queryByText('One move that’s over')).toBeNull()
})

it('the overview names what is under way, and nothing that is over', async () => {
  stubMoves([moving, cancelled])
  drawIn(<MoneyOnItsWay />)
  expect((await screen.findByRole('list')).textContent).toContain('Inkwell')
  expect(screen.queryByText('Gone')).toBeNull()
  cleanup()
  forgetPerson()
  stubMoves([cancelled])
  drawIn(<MoneyOnItsWay />)
  await waitFor(() => expect(document.querySelector('section, [class*=skeleton]')).toBeNull())
})

it('what was refused is not on its way: the account is listed where it still is', async () => {
  const refused = { ...moving, pk: 'r6', employer_name: 'Quill', state: 'refused' }
  stubMoves([moving, { ...refused, found_account: 'f1' }, { ...refused, pk: 'r7', employer_name: 'Named', found_account: null }])
  drawIn(<MoneyOnItsWay />)
  const names = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(names.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Inkwell/), expect.stringMatching(/^Named/)])
})

it('what has to be done about a move is said once: where the page says it elsewhere, the line says the stage', async () => {
  const late = { ...moving, days_overdue: 9, next_step: 'Ask the provider.' }
  stubMoves([late])
  drawIn(<MoneyOnItsWay />)
  expect(await screen.findByText('Ask the provider.')).toBeTruthy()
  cleanup()
  drawIn(<MoneyOnItsWay isToDoSaid />)
  expect(await screen.findByText('Sent')).toBeTruthy()
  expect(screen.queryByText('Ask the provider.')).toBeNull()
})

it('a signed transfer form can be saved', async () => {
  draw([moving])
  expect(await screen.findByRole('button', { name: 'Save: Transfer form' })).toBeTruthy()
})

it('without a move it says what would be here, and where old accounts are', async () => {
  draw([])
  expect(await screen.findByText('No account is being moved')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the accounts we’ve found' }).getAttribute('href')).toBe('/dashboard/search-result')
})

it('a tracker that cannot be loaded says so, and is asked for again', async () => {
  let isBack = false
  draw([], {
    'GET /api/v1/accounts/found_accounts_tracker/': () =>
      isBack ? list(moving) : { status: 503, body: { code: 'unavailable', detail: 'Try again soon.' } },
  })
  expect(await screen.findByText('Try again soon.')).toBeTruthy()
  isBack = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Inkwell' })).toBeTruthy()
})
