import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { ada } from '../../testing/ada.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { OverviewPage } from './overview-page.tsx'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
})

const nothing = () => ({ body: { results: [] } })
const list =
  (...results: readonly object[]) =>
  () => ({ body: { results } })
const loan = {
  ...{ pk: 'l1', status: 'PAST_DUE', borrow_amount: 8000, term: 4, awaits: [], payments_under_way: 0, past_due_amount: 388.74 },
  ...{ make_up_by: '2026-12-31', next_repayment_date: '2026-09-20', pays_out_on: '2026-08-20', offer_ends_on: null, lapses_on: null },
  ...{ interest_rate: 7.75, amount_received: 7925, monthly_payment_amount: 194.37, current_principal: 8000, covered_amount: null },
}
const signing = { ...loan, status: 'CONFIRMED', past_due_amount: 0, make_up_by: null, awaits: ['note_signature'] }
const move = {
  ...{ pk: 'r1', employer_name: 'Inkwell', record_keeper_name: 'Example Plan Keepers', state: 'accepted', way: 'direct-check' },
  ...{ amount: 8757, arrived: 0, to: [], payments: [], can_cancel: true, days_overdue: 0, days_out_of_market: null },
  ...{ sixty_days_end: null, days_left_of_sixty: null, withheld: null, checks_to_expect: 1, form_1099r_codes: ['G'] },
  ...{ next_step: 'It is getting the payment ready.', stages: [] },
}
const counted = { ...move, pk: 'r2', employer_name: 'Blotter', days_left_of_sixty: 12, next_step: 'Put the money in within 12 days.' }
const unsigned = { ...move, pk: 'r3', employer_name: 'Foolscap', state: 'waiting_for_signature', next_step: 'Sign the transfer form.' }
const issue = (kind: string, words: string) => ({ account_number: '8008', kind, document: null, words, todo: 'Make a deposit.' })
const owed = issue('OWED', 'You owe $40.00.')
const paper = issue('DOCUMENT', 'The brokerage has to see your passport.')
const begun = { ...{ mode: 'landing-rollover', title: 'About it', step: 'fix-401k', step_title: 'How to go on' }, is_over: false }

function draw(answers: Parameters<typeof stubService>[0]) {
  signedInBrowser()
  useSession.setState({ user: ada })
  const asked = ['apex/user/accounts', 'apex/investigation/issues', 'accounts/found_accounts', 'accounts/found_accounts_tracker', 'loans']
  const empty = Object.fromEntries([...asked, 'accounts/calls'].map((call) => [`GET /api/v1/${call}/`, nothing]))
  stubService({ ...empty, 'GET /api/journeys': nothing, ...answers })
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <OverviewPage user={ada} />
    </MemoryRouter>,
  )
}
const tracked = 'GET /api/v1/accounts/found_accounts_tracker/'
const issues = 'GET /api/v1/apex/investigation/issues/'
const all = { 'GET /api/v1/loans/': list(loan), [tracked]: list(move, unsigned, counted), [issues]: list(paper, owed) }

it('what waiting costs most is the one thing to do, and the rest follows in that order, each with its way there', async () => {
  draw(all)
  const part = within(await screen.findByRole('region', { name: 'What to do next' }))
  expect(part.getByRole('heading', { level: 3, name: 'Moving from Blotter' })).toBeTruthy()
  expect(part.getByText('Put the money in within 12 days.')).toBeTruthy()
  expect(part.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    [null, '/dashboard/rollover'],
    ['See what’s late: $388.74 of your loan is late', '/dashboard/loan'],
    ['Make a deposit: You owe $40.00.', '/dashboard/transfer'],
    ['Send the paper: The brokerage has to see your passport.', '/dashboard/documents'],
    ['See this move: Moving from Foolscap', '/dashboard/rollover'],
  ])
  expect(part.getByText(/^Make it up by December 31\./)).toBeTruthy()
})

it('what is late is not to be done while a debit for all of it is under way', async () => {
  draw({ ...all, 'GET /api/v1/loans/': list({ ...loan, past_due_amount: 0, payments_under_way: 388.74 }) })
  const part = within(await screen.findByRole('region', { name: 'What to do next' }))
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/dashboard/loan')
})

it('one thing alone is marked as the one to do, whatever else waits', async () => {
  draw({ ...all, 'GET /api/journeys': list(begun) })
  await screen.findByRole('button', { name: 'Make a payment' })
  await screen.findByRole('link', { name: 'Continue' })
  const main = [...document.querySelectorAll('a[class*="main"], button[class*="main"]')]
  expect(new Set(main.map(({ textContent }) => textContent))).toEqual(new Set(['See this move']))
})

it.each([
  ['pressing', list(loan), '$388.74 of your loan is late', /^Make it up by December 31/],
  ['waiting', list(signing), 'Your loan can’t be paid out before its note is signed', undefined],
])('what to do next also stands between the total and the chart, where phones show it (%s)', async (_how, loans, title, about) => {
  draw({ 'GET /api/v1/loans/': loans })
  const part = await screen.findByRole('region', { name: 'What to do next' })
  const [above] = screen.getAllByText(title)
  expect(above?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(part.parentElement?.contains(above ?? null)).toBe(false)
  if (about) expect(screen.getAllByText(about)).toHaveLength(2)
})

it('a move that was refused comes before one that is late: nobody else gets it going', async () => {
  const late = { ...move, pk: 'r4', employer_name: 'Quill', days_overdue: 9 }
  draw({ [tracked]: list(late, { ...move, pk: 'r5', employer_name: 'Inkwell', state: 'refused' }) })
  const part = within(await screen.findByRole('region', { name: 'What to do next' }))
  expect(part.getByRole('heading', { level: 3, name: 'Moving from Inkwell' })).toBeTruthy()
  expect(part.getByRole('link', { name: 'See this move: Moving from Quill' })).toBeTruthy()
})

it('where somebody left off comes after what is more urgent', async () => {
  draw({ 'GET /api/v1/loans/': list(signing), 'GET /api/journeys': list(begun) })
  const part = await screen.findByRole('region', { name: 'What to do next' })
  expect(within(part).getByRole('link', { name: 'See what’s missing' }).getAttribute('href')).toBe('/dashboard/loan')
  const left = await screen.findByRole('region', { name: 'Where you left off' })
  expect(part.compareDocumentPosition(left)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const [next, goOn] = [part, left].map((one) => within(one).getByRole('link', { name: /missing|Continue/ }).className)
  expect(next).not.toBe(goOn)
})

it('what needs nothing of the person is nothing to do', async () => {
  draw({
    'GET /api/v1/loans/': list({ ...signing, awaits: ['spouse_signature'] }),
    [tracked]: list(move, { ...counted, days_left_of_sixty: -1 }),
    [issues]: list(issue('IN_REVIEW', 'The brokerage looks at it.')),
  })
  expect(await screen.findByRole('region', { name: 'Your loan' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What to do next' })).toBeNull()
})

it('in Spanish it is said in Spanish', async () => {
  setLanguage('es')
  draw(all)
  const part = within(await screen.findByRole('region', { name: 'Qué hacer ahora' }))
  expect(part.getByText('$388.74 de tu préstamo están atrasados')).toBeTruthy()
  expect(part.getByRole('link', { name: 'Ver este traslado' })).toBeTruthy()
})
