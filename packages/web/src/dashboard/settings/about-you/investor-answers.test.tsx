import { investorAnswers } from '@app/schemas/rules/investing/investor-answers'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { leaveSettings } from '../../../testing/leave-settings.ts'
import { realBrand, walkView } from '../../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { writePageData } from '../../../testing/write-page-data.ts'
import { InvestorAnswers } from './investor-answers.tsx'

const profile = 'GET /api/v1/accounts/settings/investment_account_info/profile/'
const answers = { annual_pretax_income: '50000-99999', risk_tolerance: 'medium', planned_retirement_age: 67 }
const given_at = '2026-03-06T12:00:00.000Z'

beforeEach(writePageData)
beforeEach(signedInBrowser)
afterEach(leaveSettings)

function draw(said: unknown, opened: readonly unknown[] = []) {
  const asked = stubService({
    'GET /api/flows/dashboard-next/walk': () => ({ body: walkView('dashboard-next') }),
    [profile]: () => ({ body: said }),
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: opened } }),
    'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }),
  })
  const page = render(
    <MemoryRouter>
      <InvestorAnswers />
    </MemoryRouter>,
  )
  return { asked, ...page }
}

it('answers stand in the words in which they were given, with their day and the way to where they are changed', async () => {
  draw({ answers, given_at })
  expect((await screen.findByText('Income a year, before tax')).parentElement?.textContent).toContain('$50,000 to $99,999')
  expect(screen.getByText('The fall you could live with').parentElement?.textContent).toContain('A medium drop')
  expect(screen.getByText('Age to retire').parentElement?.textContent).toContain('67')
  expect(screen.getByText('Last answered on').parentElement?.textContent).toContain('March 6, 2026')
  expect(screen.getByRole('link', { name: 'Change these answers' }).getAttribute('href')).toBe('/dashboard-investor/qa4')
  expect(screen.getByRole('link', { name: /^See which mix/ }).getAttribute('href')).toBe('/dashboard/settings/investor/portfolio')
  expect(screen.queryByText('What matters most')).toBeNull()
})

it('how old they are comes first, then what a mix is suggested by, and no answer is left out', async () => {
  draw({ answers: Object.fromEntries(investorAnswers.map((name) => [name, name])), given_at })
  await screen.findByText('What matters most')
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(names.slice(0, 4)).toEqual(['Last answered on', 'What matters most', 'The fall you could live with', 'Age to retire'])
  expect(names).toHaveLength(investorAnswers.length + 1)
})

it('the way leads to a page that asks for them, and from its last page back to the settings', () => {
  const { resolved, steps } = walkView('dashboard-investor')
  expect(Object.keys(steps)).toContain('qa4')
  expect(resolved.end).toBe('settings')
})

it('a day that is not known is not said', async () => {
  draw({ answers, given_at: null })
  expect(await screen.findByText('Income a year, before tax')).toBeTruthy()
  expect(screen.queryByText('Last answered on')).toBeNull()
})

it('people who were not asked yet read when they will be, and are led nowhere', async () => {
  draw({ answers: {}, given_at: null })
  expect(await screen.findByText(/^You haven’t been asked yet/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('people with an account read that the broker has the details given then', async () => {
  draw({ answers, given_at }, [{}])
  expect((await screen.findByText(/^It has what you answered/)).textContent).toContain(`call ${realBrand?.support.phone}`)
})

it('people who come back see what they have answered since', async () => {
  const { asked, unmount } = draw({ answers, given_at })
  await screen.findByText('Income a year, before tax')
  unmount()
  draw({ answers: { investment_goal: 'growth' }, given_at })
  expect(await screen.findByText('What matters most')).toBeTruthy()
  expect(asked.filter(({ call }) => call === profile)).toHaveLength(1)
})

it('in Spanish it is said in Spanish', async () => {
  setLanguage('es')
  draw({ answers, given_at })
  expect((await screen.findByText('Última respuesta el')).parentElement?.textContent).toContain('6 de marzo de 2026')
})
