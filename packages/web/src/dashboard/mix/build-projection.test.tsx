import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { BuildPage } from './build-page.tsx'

const fund = (id: string, asset: string, name: string, ratio: number) => ({
  ...{ id, symbol: id, name: `${name} fund`, asset_class: asset, asset_class_name: name, expense_ratio: ratio },
})
const funds = [fund('EXUS', 'us_stocks', 'US stocks', 0.04), fund('EXBD', 'us_bonds', 'US bonds', 0.06)]
const own = (stocks: number, bonds: number) => ({
  pk: 'o',
  version: 2,
  entries: [
    { id: 'EXUS', name: 'US stocks fund', weight: stocks },
    { id: 'EXBD', name: 'US bonds fund', weight: bonds },
  ],
  results: funds,
})
const parts = (stocks: number) => [
  { asset_class: 'us_stocks', name: 'US stocks', weight: stocks },
  { asset_class: 'us_bonds', name: 'US bonds', weight: 100 - stocks },
]
const calm = {
  pk: 'calm',
  name: 'Calm',
  allocation: parts(40),
  expense_ratio: 0.05,
  suitability: { fits: true, most_stocks: 100, words: null },
}
const suggested_drift = [
  { day: '2026-11-27', years_to_retirement: 7.4, stocks: 40, allocation: parts(40) },
  { day: '2031-11-27', years_to_retirement: 2.4, stocks: 20, allocation: parts(20) },
]
const account = { pk: 'a', state: 'ACTIVE', is_active: true, invested: 9_000, cash_available: 400, unsettled: 100, owed: 0, held: 250 }
const deposit = { transfer_schedule_id: 's', version: 1, account_number: 'A', frequency: 'MONTHLY', amount: 150, status: 'ACTIVE' }
const list = (...results: readonly unknown[]) => ({ body: { results } })

beforeEach(() => {
  writePageData()
  signedInBrowser()
})
afterEach(() => {
  cleanup()
  forgetPerson()
  act(() => setLanguage('en'))
})

function draw(answers: Parameters<typeof stubService>[0] = {}) {
  stubService({
    'GET /api/v1/portfolios/custom/securities/': () => ({ body: own(80, 20) }),
    'GET /api/v1/portfolios/models/': () => list(calm),
    'POST /api/v1/portfolios/model/': () => ({ body: { suggested_model_id: 'calm', model: calm, suggested_drift } }),
    'GET /api/v1/apex/user/accounts/': () => list(account),
    'GET /api/v1/apex/investigation/issues/': () => list(),
    'GET /api/v1/portfolios/savings_program/': () => list(),
    'GET /api/v1/apex/user/transfer_schedules/': ({ query }) => (query['status'] === 'ACTIVE' ? list(deposit) : list()),
    'GET /api/v1/memberships/': () => list(),
    ...answers,
  })
  render(
    <MemoryRouter>
      <BuildPage />
    </MemoryRouter>,
  )
}

const later = async () => within(await screen.findByRole('region', { name: 'What it could be worth later' }))
const charts = async () => (await later()).findAllByRole('img').then((all) => all.map((chart) => chart.getAttribute('aria-label') ?? ''))
/** The range that the chart of a mix says, in dollars. */
async function rangeOf(mix: string) {
  const said = (await charts()).find((sentence) => sentence.startsWith(`${mix}:`)) ?? ''
  const [from = 0, low = 0, high = 0, middle = 0] = [...said.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
  return { from, low, middle, high }
}

it('both mixes have a range of what they could be worth, from what is here and what is put in, until the person plans to retire', async () => {
  draw()
  const part = await later()
  expect(await part.findByText('It starts from the $9,500 you have with us, and your deposits of $1,800 a year go on.')).toBeTruthy()
  const pressed = await part.findByRole('button', { name: 'Until you retire: 7 years', pressed: true })
  expect(pressed.parentElement?.textContent).toBe('How far ahead5 yearsUntil you retire: 7 years10 years20 years30 years')
  const [mine, fitting] = [await rangeOf('Your own mix'), await rangeOf('Calm')]
  for (const { from, low, middle, high } of [mine, fitting]) {
    expect(from).toBe(9_500)
    expect(low).toBeLessThan(middle)
    expect(middle).toBeLessThan(high)
  }
  expect(mine.high - mine.low).toBeGreaterThan(1.5 * (fitting.high - fitting.low))
  expect((await part.findByRole('status')).textContent).toMatch(
    /^In 7 years, your own mix could be worth \$[\d,]+ to \$[\d,]+ in today’s dollars\. That range is wider than the one for Calm: /,
  )
  expect(part.getByText(/It’s an estimate, not a promise/)).toBeTruthy()
})

it('both are drawn on one scale, so that the wider range looks wider', async () => {
  draw()
  await charts()
  const scales = (await (await later()).findAllByRole('img')).map((chart) =>
    within(chart)
      .getAllByText(/^\$[\d.]+k?$/)
      .map(({ textContent }) => textContent),
  )
  expect(scales).toHaveLength(2)
  expect(scales[0]).toEqual(scales[1])
})

it('each has its figures in a table, year by year, and what they say in one sentence', async () => {
  draw()
  const part = await later()
  await userEvent.click(await part.findByRole('button', { name: '5 years' }))
  const { low, middle, high } = await rangeOf('Your own mix')
  const rows = within(part.getByRole('region', { name: 'Your own mix year by year', hidden: true })).getAllByRole('row', { hidden: true })
  const words = [low, middle, high].map((dollars) => `$${dollars.toLocaleString('en-US')}`)
  expect([rows.length, rows.at(0)?.textContent, rows.at(-1)?.textContent]).toEqual([
    6,
    'After1 of 10 belowMiddle1 of 10 above',
    `5 years${words.join('')}`,
  ])
  expect((await charts())[0]).toBe(
    `Your own mix: from $9,500 today to ${words[0]} to ${words[2]} in 5 years, in today’s dollars. Half of the outcomes end below ${words[1]}.`,
  )
})

it('more years, and other shares, are another range', async () => {
  draw()
  const part = await later()
  await userEvent.click(await part.findByRole('button', { name: '10 years' }))
  const ten = await rangeOf('Your own mix')
  await userEvent.click(part.getByRole('button', { name: '30 years' }))
  const thirty = await rangeOf('Your own mix')
  expect(thirty.high / thirty.low).toBeGreaterThan(ten.high / ten.low)
  const fitting = await rangeOf('Calm')
  await share('US stocks', '30')
  await share('US bonds', '70')
  const calmer = await rangeOf('Your own mix')
  expect(calmer.high).toBeLessThan(thirty.high)
  expect(calmer.low).not.toBe(thirty.low)
  expect(await rangeOf('Calm')).toEqual(fitting)
})

it('shares that come to 97% have no range: it comes when they add up, and the other mix stays', async () => {
  draw()
  await charts()
  await share('US bonds', '17')
  expect((await charts()).map((said) => said.split(':')[0])).toEqual(['Calm'])
  const part = await later()
  expect(part.getByRole('status').textContent).toBe('Once your shares add up to 100%, you see here what your own mix could be worth.')
  await share('US bonds', '20')
  expect((await charts()).map((said) => said.split(':')[0])).toEqual(['Your own mix', 'Calm'])
})

const memberships = [
  { status: 'active', price: 49, period: 'year' },
  { status: 'trial', price: 9, period: 'month' },
  { status: 'cancelled', price: 49, period: 'year' },
  { status: 'ended', price: 49, period: 'year' },
]

it('what it assumes and leaves out can be opened, with what is taken off', async () => {
  draw({
    'GET /api/v1/memberships/': () => list(...memberships),
  })
  const part = await later()
  await userEvent.click(await part.findByText('What this assumes, and what it leaves out'))
  const table = within(part.getByRole('region', { name: 'What we assume of each part' }))
  expect(table.getByRole('row', { name: 'US stocks 6.5% 17%' })).toBeTruthy()
  expect(
    part.getByText('Your own mix: 6% in an average year today, with a swing of 13.9%. Its funds cost 0.04% a year, which is taken off.'),
  ).toBeTruthy()
  expect(part.getByText('Your membership, $157 a year, is taken off too, though you pay it by card.')).toBeTruthy()
  expect(part.getByText('Calm goes by your age: it holds less in stocks the closer your retirement is.')).toBeTruthy()
  expect(part.getByText(/^It leaves out taxes/)).toBeTruthy()
})

it('a deposit that is paused, an account that isn’t open and money that leaves are not counted', async () => {
  draw({
    'GET /api/v1/apex/user/accounts/': () => list({ ...account, cash_available: 0, unsettled: 0 }, { ...account, state: 'SUBMITTED' }),
    'GET /api/v1/apex/user/transfer_schedules/': ({ query }) =>
      query['status'] === 'PAUSED' ? list({ ...deposit, status: 'PAUSED' }) : list(),
  })
  expect(await (await later()).findByText('It starts from the $9,000 you have with us. You have no repeating deposit.')).toBeTruthy()
})

it('people without money here see what $1,000 could be worth, and nobody is asked for more', async () => {
  draw({ 'GET /api/v1/apex/user/accounts/': () => list(), 'GET /api/v1/apex/user/transfer_schedules/': () => list() })
  const part = await later()
  expect(await part.findByText('You have no money with us now, so it shows what $1,000 could be worth.')).toBeTruthy()
  expect((await rangeOf('Your own mix')).from).toBe(1_000)
})

it('without answers as an investor there is one’s own mix alone, and where the answers are given', async () => {
  draw({ 'GET /api/v1/portfolios/models/': () => list({ ...calm, based_on: 'example' }) })
  expect((await charts()).map((said) => said.split(':')[0])).toEqual(['Your own mix'])
  const part = await later()
  expect(part.getByRole('button', { name: '20 years', pressed: true })).toBeTruthy()
  expect(part.getByText(/^To suggest a mix, we need your answers/)).toBeTruthy()
})

it('what a range begins with may not be to be had: that is said, and the mix can still be built', async () => {
  draw({ 'GET /api/v1/apex/user/accounts/': () => ({ status: 503, body: { code: 'unavailable', detail: 'Not now.' } }) })
  const part = await later()
  expect(await part.findByText('We couldn’t load this part')).toBeTruthy()
  expect(part.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'Use my own mix' })).toBeTruthy()
})

it('all of it is in Spanish too', async () => {
  act(() => setLanguage('es'))
  draw()
  const part = within(await screen.findByRole('region', { name: 'Cuánto podría valer más adelante' }))
  expect((await part.findByRole('status')).textContent).toMatch(
    /^En 7 años, tu combinación podría valer de \$[\d,]+ a \$[\d,]+ en dólares de hoy\. Ese rango es más amplio que el de Calm: /,
  )
  expect(part.getByText(/Es una estimación, no una promesa/)).toBeTruthy()
  expect(part.getByRole('button', { name: 'Hasta tu retiro: 7 años' })).toBeTruthy()
})

async function share(name: string, percent: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name} fund`))
  await userEvent.clear(field)
  await userEvent.type(field, percent)
}
