import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const model = (pk: string, name: string, stocks: number, fits = true) => ({
  pk,
  name,
  about: `About ${name}.`,
  investment_goal: 'balanced',
  stocks,
  allocation: [
    { asset_class: 'us_stocks', name: 'US stocks', weight: stocks },
    { asset_class: 'us_bonds', name: 'US bonds', weight: 95 - stocks },
    { asset_class: 'cash', name: 'Cash and money market', weight: 5 },
  ],
  expense_ratio: 0.06,
  yearly_cost_of_10000: 5.86,
  based_on: 'your_retirement',
  suitability: { fits, most_stocks: 70, words: fits ? null : 'This mix holds 90% stocks.' },
  is_current: false,
})
const [calm, bold] = [model('calm', 'Balanced', 60), model('bold', 'Growth', 90, false)]
const fund = (id: string, name: string) => ({
  id,
  symbol: id,
  name,
  asset_class: 'us_stocks',
  asset_class_name: 'US stocks',
  kind: 'etf',
  expense_ratio: 0.04,
  price: 98.4,
  price_on: '2026-11-20',
  sample: true,
})

const draw = (more: Parameters<typeof drawStep>[2] = {}) =>
  drawStep('landing-fc-iraonly', 'portfolio', {
    'GET /api/v1/portfolios/custom/securities/': () => ({ body: { pk: null, version: null, entries: [], results: [] } }),
    'GET /api/v1/portfolios/': () => ({ body: { results: [] } }),
    'POST /api/v1/portfolios/model/': () => ({
      body: { portfolio_model_id: 'bold', model: bold, suggested_drift: [], suggested_model_id: 'calm' },
    }),
    'GET /api/v1/portfolios/models/': () => ({ body: { results: [calm, bold] } }),
    'POST /api/v1/portfolios/update/': () => ({ body: {} }),
    'POST /api/v1/portfolios/custom/create/': () => ({ status: 201, body: {} }),
    'GET /api/v1/portfolios/securities/': ({ query }) => ({
      body: {
        results: [fund('ZZUAF', 'Fernhollow US ETF'), fund('ZZBAF', 'Fernhollow Bond ETF')].filter(({ id }) =>
          id.toLowerCase().startsWith(query['name__prefix'] ?? ''),
        ),
      },
    }),
    ...more,
  })

const use = () => userEvent.click(screen.getByRole('button', { name: 'Use this mix' }))

it('the mix that fits is shown with its parts, its cost and why it is calmer than the goal', async () => {
  await draw()
  expect(await screen.findByRole('heading', { name: 'Balanced' })).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Balanced: 60% stocks, 35% bonds, 5% cash.')
  expect(within(screen.getByRole('list', { name: 'What Balanced holds' })).getByText('60%')).toBeTruthy()
  expect(screen.getByText(/points to the mix “Growth”, with 90% stocks\. Your answers about risk point to 70% or less/)).toBeTruthy()
  expect(screen.getByText('$5.86 a year')).toBeTruthy()
})

it('the suggested mix is chosen by its number', async () => {
  const { asked, done } = await draw()
  await screen.findByRole('heading', { name: 'Balanced' })
  await userEvent.click(screen.getByRole('radio', { name: 'The suggested mix' }))
  await use()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'POST /api/v1/portfolios/update/')?.body).toEqual({ portfolio_model_id: 'calm' })
})

it('picking another mix answers the question, and a bolder one needs a word of its own', async () => {
  const { asked, done } = await draw()
  await userEvent.click(await screen.findByRole('radio', { name: /^Growth: 90% stocks/ }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Another ready-made mix/ }).checked).toBe(true)
  const sure = screen.getByRole<HTMLInputElement>('checkbox', { name: /want this mix all the same/ })
  expect(sure.checked).toBe(false)
  await userEvent.click(sure)
  await use()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'POST /api/v1/portfolios/update/')?.body).toEqual({
    portfolio_model_id: 'bold',
    confirm_unsuitable: true,
  })
})

it('a mix that was chosen before stands picked when the page opens anew, and goes along again', async () => {
  const { asked, done } = await draw({
    'GET /api/v1/portfolios/': () => ({ body: { results: [{ pk: 'p', version: 1, kind: 'model', portfolio_model_id: 'bold' }] } }),
    'GET /api/v1/portfolios/models/': () => ({ body: { results: [calm, { ...bold, is_current: true }] } }),
  })
  const growth = await screen.findByRole<HTMLInputElement>('radio', { name: /^Growth: 90% stocks/ })
  await waitFor(() => expect(growth.checked).toBe(true))
  await use()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'POST /api/v1/portfolios/update/')?.body).toEqual({ portfolio_model_id: 'bold' })
})

it('“another” without a pick gets a message beside the question', async () => {
  const { done } = await draw()
  await screen.findByRole('heading', { name: 'Balanced' })
  await userEvent.click(screen.getByRole('radio', { name: /^Another ready-made mix/ }))
  await use()
  expect((await screen.findByRole('alert')).textContent).toContain('Pick one of the ready-made mixes')
  expect(done).not.toHaveBeenCalled()
})

it('a mix of one’s own is found, shared out and sent, with the rest announced', async () => {
  const { asked, done } = await draw()
  await screen.findByRole('heading', { name: 'Balanced' })
  await userEvent.click(screen.getByRole('radio', { name: /^My own mix/ }))
  await userEvent.type(await screen.findByLabelText('Look for a fund'), 'zzu')
  await userEvent.click(await screen.findByRole('option', { name: /Fernhollow US ETF/ }))
  await userEvent.type(screen.getByLabelText(/^Fernhollow US ETF/), '60')
  expect(screen.getByText('40% left to assign.').getAttribute('role')).toBe('status')
  await use()
  expect((await screen.findByRole('alert')).textContent).toContain('The shares add up to less than 100%.')
  await userEvent.type(screen.getByLabelText('Add another fund'), 'zzb')
  await userEvent.click(await screen.findByRole('option', { name: /Fernhollow Bond ETF/ }))
  await userEvent.type(screen.getByLabelText(/^Fernhollow Bond ETF/), '40')
  expect(screen.getByText('The shares add up to 100%.')).toBeTruthy()
  await use()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'POST /api/v1/portfolios/custom/create/')?.body).toEqual([
    { id: 'ZZUAF', weight: 60 },
    { id: 'ZZBAF', weight: 40 },
  ])
})

it('without enough answers it says what will stand here', async () => {
  await draw({
    'POST /api/v1/portfolios/model/': () => ({ status: 400, body: { code: 'validation_failed', detail: 'Tell us more.', fields: {} } }),
  })
  expect(await screen.findByText(/We don’t have enough answers to suggest a mix yet/)).toBeTruthy()
})
