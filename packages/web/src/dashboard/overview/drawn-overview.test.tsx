import { overviewCalls } from '@app/schemas/pages/overview-drawing'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { type Language, setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { loadSession, useSession } from '../../client/session/session.ts'
import { ada } from '../../testing/ada.ts'
import { foundAccount } from '../../testing/found-samples.ts'
import { realBrand } from '../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { DashboardFrame } from '../frame/dashboard-frame.tsx'
import { lateLoan } from '../help/answers/testing/known-people.ts'
import { beginOverview } from './begin-overview.ts'
import { drawOverview } from './draw-overview.tsx'
import { OverviewPage } from './overview-page.tsx'

const point = (day: string, value: number) => ({ day, value, paid_in: 1000, money_in: 1200, money_out: 200, lent: 150, repaid: 20 })
const history = {
  ...point('', 1118.7),
  gain_this_year: 12.39,
  gain_all_time: 118.7,
  began_on: '2025-01-05',
  points: [point('2025-01-05', 1000), point('2025-06-05', 1060), point('2026-03-06', 1118.7)],
}
const found = [foundAccount({ pk: 'a', balance: 2500.5, balance_from: 'record-keeper' }), foundAccount({ pk: 'b' })]
const answers = {
  '/api/v1/auth/user/': ada,
  '/api/v1/accounts/investment_account/history/': history,
  '/api/v1/accounts/found_accounts/': { results: found },
  '/api/v1/financial_accounts/accounts/?is_retirement=true': { results: [] },
  '/api/v1/employers/fees/': { results: [] },
  '/api/v1/accounts/found_accounts_tracker/': { results: [] },
  '/api/v1/loans/': { results: [lateLoan] },
  '/api/v1/apex/investigation/issues/': { results: [] },
  '/api/v1/notifications/': { results: [], unread: 3 },
}
const brand = { name: realBrand?.name ?? '' }

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
  for (const held of document.querySelectorAll('script[data-call]')) held.remove()
})

function bring(language: Language = 'en'): void {
  for (const call of overviewCalls(language)) {
    const held = document.createElement('script')
    held.type = 'application/json'
    held.dataset['call'] = call
    held.text = JSON.stringify(Object.entries(answers).find(([name]) => name === call)?.[1] ?? { results: [] })
    document.body.append(held)
  }
}

it('the service sends along all that the overview reads as it opens; the page asks nothing else, and has changed nothing', async () => {
  signedInBrowser()
  const heard: unknown[] = []
  const otherTab = new BroadcastChannel('changes')
  onTestFinished(() => otherTab.close())
  otherTab.addEventListener('message', ({ data }) => heard.push(data))
  const asked = stubService({}, () => ({ body: { results: [] } }))
  bring()
  await loadSession()
  beginOverview()
  await expect.poll(() => asked.map(({ call }) => call).toSorted()).toEqual(['POST /api/v1/notifications/visit/'])
  await expect.poll(() => document.querySelector('script[data-call]')).toBeNull()
  expect(heard).toEqual([])
})

it.each(['en', 'es'] as const)('what the service draws says what the page says a moment later (%s)', async (language) => {
  signedInBrowser()
  stubService({}, () => ({ body: { results: [] } }))
  setLanguage(language)
  const drawn = document.createElement('div')
  drawn.innerHTML = drawOverview({ language, brand, answers: { ...answers, '/api/v1/auth/user/': { ...ada, language } } })
  bring(language)
  useSession.setState({ user: { ...ada, language } })
  beginOverview()
  const { container } = render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <DashboardFrame path="/dashboard" user={ada}>
        <OverviewPage user={ada} />
      </DashboardFrame>
    </MemoryRouter>,
  )
  await expect.poll(() => container.querySelector('figure')).not.toBeNull()
  const parts = ['header:first-of-type', 'nav', 'main header', 'main header + div', 'h2', 'h2 + p']
  for (const part of parts) {
    const [now, later] = [drawn, container].map((all) => all.querySelector(part)?.textContent)
    expect(now).toBeTruthy()
    expect(now).toBe(later)
  }
})

it('people with nothing yet are greeted, also on their very first visit, with no number and no chart', () => {
  expect(drawWithUs(0)).toContain('>Hello, Ada<')
  expect(drawWithUs(0)).not.toMatch(/\$|<h2/)
})

it('people who owe more than they have are greeted too: there are no savings to name', () => {
  expect(drawWithUs(-500)).toContain('>Hello, Ada<')
})

function drawWithUs(value: number): string {
  const nothing = { ...history, value, began_on: null, points: [] }
  const none = { results: [] }
  const own = { '/api/v1/accounts/investment_account/history/': nothing, '/api/v1/accounts/found_accounts/': none, '/api/v1/loans/': none }
  return drawOverview({ language: 'en', brand, answers: { ...answers, ...own } })
}
