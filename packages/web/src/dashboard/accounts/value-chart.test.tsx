import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Language, setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { ValueChart } from './value-chart.tsx'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
})

const moved = { money_in: 80_000, money_out: 0, paid_in: 80_000, lent: 0, repaid: 0 }
const withLoan = { money_in: 81_034.5, money_out: 12_500, paid_in: 68_534.5, lent: 12_000, repaid: 1_034.5 }

const usualDays: readonly string[] = ['2026-01-05', '2026-02-05', '2026-03-05']

function draw(now: object, value: number, language: Language = 'en', days = usualDays) {
  setLanguage(language)
  signedInBrowser()
  const points = days.map((day, at) => ({ day, ...(at === 2 ? now : moved), value }))
  const history = { ...now, value, gain_this_year: 0, gain_all_time: 0, began_on: '2026-01-05', points }
  stubService({ 'GET /api/v1/accounts/investment_account/history/': () => ({ body: history }) })
  render(
    <MemoryRouter>
      <ValueChart />
    </MemoryRouter>,
  )
}

it.each([
  [moved, 'en', 'You’ve put in $80,000.00. Growth has added $500.00.'],
  [{ ...moved, money_out: 500 }, 'en', 'You’ve put in $80,000.00 and taken out $500.00. Growth has added $1,000.00.'],
  [{ ...moved, money_out: 12_000, lent: 12_000 }, 'en', 'You’ve put in $80,000.00 and borrowed $12,000.00. Growth has added $12,500.00.'],
  [
    withLoan,
    'en',
    'You’ve put in $80,000.00, taken out $500.00, borrowed $12,000.00, and paid back $1,034.50. Growth has added $11,965.50.',
  ],
  [
    withLoan,
    'es',
    'Has puesto $80,000.00, sacado $500.00, tomado prestados $12,000.00 y devuelto $1,034.50. El crecimiento ha sumado $11,965.50.',
  ],
] as const)('the sentence says a loan as what it is', async (now, language, sentence) => {
  draw(now, 80_500, language)
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
})

it.each([
  ['en', moved, ['Day', 'Put in', 'Taken out', 'Growth', 'Worth']],
  ['en', withLoan, ['Day', 'Put in', 'Taken out', 'Borrowed', 'Paid back', 'Growth', 'Worth']],
  ['es', withLoan, ['Día', 'Puesto', 'Sacado', 'Tomado prestado', 'Devuelto', 'Crecimiento', 'Vale']],
] as const)('the table has columns for a loan where there is one', async (language, now, columns) => {
  draw(now, 80_500, language)
  expect((await screen.findAllByRole('columnheader', { hidden: true })).map(({ textContent }) => textContent)).toEqual(columns)
  if (now !== withLoan) return
  const [last] = screen.getAllByRole('row', { hidden: true }).slice(1)
  expect([...(last?.children ?? [])].slice(1).map(({ textContent }) => textContent)).toEqual([
    ...['$80,000.00', '$500.00', '$12,000.00', '$1,034.50', '$11,965.50', '$80,500.00'],
  ])
})

it.each([
  [
    ['2025-12-05', '2026-01-05', '2026-03-05'],
    ['Dec 2025', 'Jan 2026'],
  ],
  [
    ['2026-01-02', '2026-01-14', '2026-01-28'],
    ['Jan 2', 'Jan 15'],
  ],
])('the axis begins and is halved with different words, however short it is: %s', async (days, words) => {
  draw(moved, 80_500, 'en', days)
  for (const one of [...words, 'today']) expect((await screen.findAllByText(one)).length).toBeGreaterThan(0)
})
