import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { MixPage } from './mix-page.tsx'
import { SuggestedPage } from './suggested-page.tsx'

const stocks = (weight: number) => ({ asset_class: 'us_stocks', name: 'US stocks', weight })
const bonds = (weight: number) => ({ asset_class: 'us_bonds', name: 'US bonds', weight })
const cash = (weight: number) => ({ asset_class: 'cash', name: 'Cash', weight })
const now = {
  pk: 'p',
  version: 3,
  kind: 'model',
  name: 'Balanced',
  portfolio_model_id: 'balanced',
  chosen_at: '2026-01-05T12:00:00.000Z',
  stocks: 60,
  target: [stocks(60), bonds(40)],
  value: 20_000,
  yearly_cost_of_10000: 5,
  suitability: { fits: true, most_stocks: 70, words: null },
}
const model = (pk: string, name: string, allocation: readonly object[], cost: number, more: object = {}) => ({
  pk,
  name,
  about: `${name} it is.`,
  stocks: 80,
  allocation,
  yearly_cost_of_10000: cost,
  suitability: { fits: true, most_stocks: 90, words: null },
  is_current: false,
  ...more,
})
const calm = model('calm', 'Calm', [stocks(30), bonds(50), cash(20)], 4, { stocks: 30 })
const bold = model('bold', 'Bold', [stocks(90), bonds(10)], 6, {
  stocks: 90,
  suitability: { fits: false, most_stocks: 70, words: 'It is bolder.' },
})
const models = [calm, model('balanced', 'Balanced', now.target, 5), bold]

beforeEach(() => {
  writePageData()
  signedInBrowser()
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

function draw(answers: Parameters<typeof stubService>[0] = {}, Page: ComponentType = MixPage) {
  const asked = stubService({
    'GET /api/v1/portfolios/': () => ({ body: { results: [now] } }),
    'GET /api/v1/portfolios/models/': () => ({ body: { results: models } }),
    'POST /api/v1/portfolios/model/': () => ({ body: { suggested_model_id: 'calm', model: calm, suggested_drift: [] } }),
    'POST /api/v1/portfolios/update/': ({ body }) => ({
      body: { ...now, version: 4, name: body.portfolio_model_id === 'bold' ? 'Bold' : 'Calm', portfolio_model_id: body.portfolio_model_id },
    }),
    ...answers,
  })
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  return asked
}

const pick = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

it('another mix is seen beside the one of now, with its cost, before anything is sent', async () => {
  const asked = draw()
  expect(await screen.findByText(/^You chose it on January 5.*60% of it is in stocks.$/)).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /^Balanced/ })).toBeNull()
  await pick(/^Calm: 30% stocks \(fits your answers\)/)
  const table = screen.getByRole('region', { name: 'From Balanced to Calm' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['PartNowThen', 'US stocks60%30%', 'US bonds40%50%', 'Cash0%20%'])
  expect(screen.getByText('The funds cost about $10.00 a year now, and about $8.00 then.')).toBeTruthy()
  expect(asked.some(({ call }) => call.endsWith('/update/'))).toBe(false)
})

it('the mix says what it holds and what its funds cost, of what is there and of a round sum', async () => {
  draw()
  expect(await screen.findByRole('img', { name: 'Balanced: 60% stocks, 40% bonds, 0% cash.' })).toBeTruthy()
  expect(screen.getByText('Its funds cost you about').parentElement?.textContent).toContain('$10.00 a year')
  expect(screen.getByText('For each $10,000').parentElement?.textContent).toContain('$5.00 a year')
  const parts = within(screen.getByRole('list', { name: 'What Balanced holds' })).getAllByRole('listitem')
  expect(parts.map(({ textContent }) => textContent)).toEqual(['US stocks60%', 'US bonds40%'])
})

it('a mix that nothing is in yet has its cost of a round sum alone', async () => {
  draw({ 'GET /api/v1/portfolios/': () => ({ body: { results: [{ ...now, value: 0 }] } }) })
  expect(await screen.findByText('For each $10,000')).toBeTruthy()
  expect(screen.queryByText('Its funds cost you about')).toBeNull()
})

it('a mix that is the one for the answers says why it is', async () => {
  draw({ 'POST /api/v1/portfolios/model/': () => ({ body: { suggested_model_id: 'balanced', model: calm, suggested_drift: [] } }) })
  expect(await screen.findByText(/^It fits your answers about what matters most to you/)).toBeTruthy()
})

it('the change is sent once it is pressed, and said', async () => {
  const asked = draw()
  await pick(/^Calm/)
  await userEvent.click(screen.getByRole('button', { name: 'Change to Calm' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Calm' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Your mix is Calm now.')
  const [sent] = asked.filter(({ call }) => call.endsWith('/update/'))
  expect([sent?.body, sent?.headers['idempotency-key']]).toEqual([{ portfolio_model_id: 'calm' }, expect.any(String)])
  expect(screen.queryByRole('radio', { name: /^Calm/ })).toBeNull()
})

it('a mix that is bolder than the answers is taken only with a word of its own', async () => {
  const asked = draw()
  await pick(/^Bold/)
  expect(screen.getByText('It is bolder.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change to Bold' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read this and want this mix all the same.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change to Bold' }))
  await screen.findByRole('heading', { level: 2, name: 'Bold' })
  expect(asked.find(({ call }) => call.endsWith('/update/'))?.body).toEqual({ portfolio_model_id: 'bold', confirm_unsuitable: true })
})

it('a refusal is read out beside the button, and nothing is changed on the page', async () => {
  const detail = 'We don’t know yet when you plan to retire.'
  draw({ 'POST /api/v1/portfolios/update/': () => ({ status: 409, body: { code: 'not_in_this_state', detail } }) })
  await pick(/^Calm/)
  await userEvent.click(screen.getByRole('button', { name: 'Change to Calm' }))
  expect((await screen.findByRole('alert')).textContent).toContain(detail)
  expect(screen.getByRole('heading', { level: 2, name: 'Balanced' })).toBeTruthy()
})

it('people without a mix, and those without answers, read what to do', async () => {
  const noAccount = { 'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [] } }) }
  const noIssue = { 'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }) }
  draw({ 'GET /api/v1/portfolios/': () => ({ body: { results: [] } }), ...noAccount, ...noIssue })
  expect(await screen.findByText('You haven’t chosen a mix yet')).toBeTruthy()
  cleanup()
  forgetPerson()
  const none = { status: 422, body: { code: 'validation_failed', detail: 'Answers are missing.' } }
  draw({ 'POST /api/v1/portfolios/model/': () => none })
  expect(await screen.findByText(/we need your answers about risk/)).toBeTruthy()
  cleanup()
  forgetPerson()
  const examples = models.map((one) => ({ ...one, based_on: 'example' }))
  const asked = draw({ 'GET /api/v1/portfolios/models/': () => ({ body: { results: examples } }) })
  expect(await screen.findByText(/we need your answers about risk/)).toBeTruthy()
  expect(asked.some(({ call }) => call === 'POST /api/v1/portfolios/model/')).toBe(false)
})

const empty = { pk: 'a', is_active: true, state: 'ACTIVE', cash_available: 0, unsettled: 0, pending: 0, owed: 500 }

it('an account with nothing in it has no money in cash', async () => {
  draw({
    'GET /api/v1/portfolios/': () => ({ body: { results: [] } }),
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [empty] } }),
    'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }),
  })
  expect(await screen.findByRole('heading', { name: 'There’s no money to invest now' })).toBeTruthy()
  expect(screen.queryByText(/in cash/)).toBeNull()
})

it('people whose money is in cash choose their first mix, and see what it costs before anything is sent', async () => {
  const asked = draw({
    'GET /api/v1/portfolios/': () => ({ body: { results: [] } }),
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [{ ...empty, cash_available: 20 }] } }),
    'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }),
  })
  expect(await screen.findByRole('heading', { name: 'Your money is in cash' })).toBeTruthy()
  await pick(/^Calm: 30% stocks \(fits your answers\)/)
  expect(screen.getByText('The funds of Calm cost $4.00 a year for each $10,000.')).toBeTruthy()
  expect(asked.some(({ call }) => call.includes('update'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Choose Calm' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Calm' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Your mix is Calm now.')
  expect(asked.find(({ call }) => call.includes('update'))?.body).toEqual({ portfolio_model_id: 'calm' })
})

it('the mix for the answers is shown with its reason, and beside the one that is there', async () => {
  draw({}, SuggestedPage)
  expect(await screen.findByRole('heading', { level: 2, name: 'Calm' })).toBeTruthy()
  expect(screen.getByText(/^It’s the mix for what you said matters most/)).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'From Balanced to Calm' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See or change the mix you have' }).getAttribute('href')).toBe('/dashboard/settings/portfolio')
})

it('where money is in cash, the mix for the answers leads to where one is chosen, and nowhere before an account is open', async () => {
  const none = { 'GET /api/v1/portfolios/': () => ({ body: { results: [] } }) }
  const noIssue = { 'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }) }
  const accounts = (...results: readonly object[]) => ({ 'GET /api/v1/apex/user/accounts/': () => ({ body: { results } }) })
  draw({ ...none, ...noIssue, ...accounts({ pk: 'a', is_active: true, state: 'ACTIVE' }) }, SuggestedPage)
  expect((await screen.findByRole('link', { name: 'Choose a mix' })).getAttribute('href')).toBe('/dashboard/settings/portfolio')
  cleanup()
  forgetPerson()
  draw({ ...none, ...noIssue, ...accounts() }, SuggestedPage)
  expect(await screen.findByRole('heading', { level: 2, name: 'Calm' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Choose a mix' })).toBeNull()
})

it('where it is the mix that is there, that is said and nothing is compared', async () => {
  const [, balanced] = models
  draw(
    { 'POST /api/v1/portfolios/model/': () => ({ body: { suggested_model_id: 'balanced', model: balanced, suggested_drift: [] } }) },
    SuggestedPage,
  )
  expect(await screen.findByText('It’s the mix you have.')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})
