import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { ownMix } from '../../screens/data/money/portfolio.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { BuildPage } from './build-page.tsx'
import { withRestShared } from './share-rest.ts'

const fund = (id: string, asset: string, name: string, ratio: number) => ({
  id,
  symbol: id,
  name: `${name} fund`,
  asset_class: asset,
  asset_class_name: name,
  expense_ratio: ratio,
})
const funds = [fund('EXUS', 'us_stocks', 'US stocks', 0.04), fund('EXBD', 'us_bonds', 'US bonds', 0.06)]
const own = { pk: 'o', version: 2, entries: [{ id: 'EXUS', name: 'US stocks fund', weight: 80 }], results: funds }
const calm = {
  pk: 'calm',
  name: 'Calm',
  allocation: [
    { asset_class: 'us_stocks', name: 'US stocks', weight: 40 },
    { asset_class: 'us_bonds', name: 'US bonds', weight: 60 },
  ],
  suitability: { fits: true, most_stocks: 60, words: null },
}

beforeEach(() => {
  writePageData()
  signedInBrowser()
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

function draw(answers: Parameters<typeof stubService>[0] = {}) {
  const asked = stubService({
    'GET /api/v1/portfolios/custom/securities/': () => ({ body: own }),
    'GET /api/v1/portfolios/models/': () => ({ body: { results: [calm] } }),
    'POST /api/v1/portfolios/model/': () => ({ body: { suggested_model_id: 'calm', model: calm, suggested_drift: [] } }),
    'POST /api/v1/portfolios/custom/update/': () => ({ body: {} }),
    ...answers,
  })
  render(
    <MemoryRouter>
      <BuildPage />
    </MemoryRouter>,
  )
  return asked
}

it('what is typed stands beside the mix that fits, with its cost and what is bold about it', async () => {
  draw()
  const table = await screen.findByRole('region', { name: 'Each part of your own mix' })
  expect((await within(table).findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
    'PartYour ownCalm',
    'US stocks80%40%',
    'US bonds0%60%',
  ])
  expect(screen.getByText('Beside it is Calm, the mix that fits your answers.')).toBeTruthy()
  expect(screen.getByText(/^Its funds cost \$3\.20 a year for each \$10,000\. 80% of it is in stocks\.$/)).toBeTruthy()
  expect(screen.getByText(/^It would hold 80% in stocks\. Your answers about risk point to 60% or less/)).toBeTruthy()
})

it('shares that are not the whole are said, and what is left can be shared out by a press; then it is saved with its version', async () => {
  const asked = draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Use my own mix' }))
  const wrong = await screen.findByRole('alert')
  expect(wrong).toBe(document.activeElement)
  expect(within(wrong).getByRole('link', { name: /add up to less than 100%/ })).toBeTruthy()
  expect(asked.some(({ call }) => call.endsWith('/update/'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Share out what’s left evenly' }))
  expect(screen.getByText('The shares add up to 100%.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use my own mix' }))
  expect(await screen.findByText('Your own mix counts now.')).toBeTruthy()
  const sent = asked.find(({ call }) => call.endsWith('/update/'))
  expect([sent?.body, sent?.headers['if-match']]).toEqual([[{ id: 'EXUS', weight: 100 }], '"2"'])
})

it('a mix that was changed elsewhere is not written over, and that is read out', async () => {
  const detail = 'It was changed elsewhere.'
  draw({
    'GET /api/v1/portfolios/custom/securities/': () => ({ body: { ...own, entries: [{ ...own.entries[0], weight: 100 }] } }),
    'POST /api/v1/portfolios/custom/update/': () => ({ status: 412, body: { code: 'precondition_failed', detail } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use my own mix' }))
  expect((await screen.findByRole('alert')).textContent).toContain(detail)
})

it('what is left goes to funds without a share first, in parts that add up exactly', () => {
  const row = (id: string, weight: string) => ({ id, name: id, weight })
  expect(withRestShared([row('a', '50'), row('b', ''), row('c', ''), row('d', '')]).map(({ weight }) => weight)).toEqual([
    '50',
    '16.67',
    '16.67',
    '16.66',
  ])
  expect(withRestShared([row('a', '20'), row('b', '40')]).map(({ weight }) => weight)).toEqual(['40', '60'])
})

it('what is typed on while the mix is sent stays, to be saved next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const whole = [{ id: 'EXUS', name: 'US stocks fund', weight: 100 }]
  let saved = { ...own, entries: whole }
  const asked = draw({
    'GET /api/v1/portfolios/custom/securities/': () => ({ body: saved }),
    'POST /api/v1/portfolios/custom/update/': async () => {
      await promise
      saved = { ...saved, version: 3 }
      return { body: {} }
    },
  })
  const sentAt = () => asked.findIndex(({ call }) => call.endsWith('/update/'))
  const share = async () => screen.findByLabelText<HTMLInputElement>(/^US stocks fund/)
  await userEvent.click(await screen.findByRole('button', { name: 'Use my own mix' }))
  await userEvent.clear(await share())
  await userEvent.type(await share(), '70')
  resolve()
  expect(await screen.findByText('Your own mix counts now.')).toBeTruthy()
  // The mix is read anew, and the form stands on what was saved.
  await expect.poll(() => asked.findLastIndex(({ call }) => call.endsWith('/securities/'))).toBeGreaterThan(sentAt())
  expect((await share()).value).toBe('70')
})

it('what was typed is there after a reload, until it is saved or begun anew', async () => {
  draw()
  const share = async () => screen.findByLabelText<HTMLInputElement>(/^US stocks fund/)
  await userEvent.clear(await share())
  await userEvent.type(await share(), '55')
  cleanup()
  draw()
  expect(await screen.findByText(/^You typed this earlier\./)).toBeTruthy()
  expect((await share()).value).toBe('55')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect((await share()).value).toBe('80')
  cleanup()
  draw()
  expect((await share()).value).toBe('80')
  expect(screen.queryByText(/^You typed this earlier\./)).toBeNull()
})

it('what was typed and is saved meanwhile, though its answer was lost, is nothing to go on with', async () => {
  draw()
  const share = await screen.findByLabelText<HTMLInputElement>(/^US stocks fund/)
  await userEvent.clear(share)
  await userEvent.type(share, '55')
  cleanup()
  ownMix.forget()
  const entries = [{ id: 'EXUS', name: 'US stocks fund', weight: 55 }]
  draw({ 'GET /api/v1/portfolios/custom/securities/': () => ({ body: { ...own, version: 3, entries } }) })
  expect((await screen.findByLabelText<HTMLInputElement>(/^US stocks fund/)).value).toBe('55')
  expect(screen.queryByText(/^You typed this earlier\./)).toBeNull()
})
