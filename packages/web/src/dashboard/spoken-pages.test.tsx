import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answered } from '../client/service/calls.ts'
import { forgetPerson } from '../client/session/resets.ts'
import { useSession } from '../client/session/session.ts'
import { walkView } from '../testing/real-flows.ts'
import { spokenTranscript } from '../testing/spoken-transcript.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { writePageData } from '../testing/write-page-data.ts'
import { DashboardPage } from './dashboard-page.tsx'

/** What a demonstration answered, and when: `npm run answers` writes it. */
type Kept = { readonly at: string; readonly answers: Readonly<Record<string, unknown>> }

/** Two years of deposits; a late loan; money on its way; results of a search; and somebody new. */
const heard: Readonly<Record<string, readonly string[]>> = {
  'kofi-sketch': dashboardAddresses,
  'hugo-draft': ['/dashboard', '/dashboard/loan'],
  'dov-stand-in': ['/dashboard', '/dashboard/rollover'],
  'quincy-testcase': ['/dashboard/search-result'],
  'ada-sample': ['/dashboard'],
}
const pages = Object.entries(heard).flatMap(([customer, addresses]) => addresses.map((address) => [customer, address] as const))

beforeEach(() => {
  writePageData()
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetPerson()
})

it.each(pages)('what a screen reader says to %s on %s', async (customer, address) => {
  const main = await draw(customer, address)
  const said = await spokenTranscript(main)
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`./transcripts/${customer}${address.replaceAll('/', '-')}.txt`)
})

it('what it says around every page', async () => {
  await draw('kofi-sketch', '/dashboard/rollover')
  screen.getByRole('main').remove()
  const said = await spokenTranscript(document.body)
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('./transcripts/around.txt')
})

/** The page of a person, once all that it asks for is there. Gives its main part. */
async function draw(customer: string, address: string): Promise<HTMLElement> {
  const { at, answers } = answersOf(customer)
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
  const unknown: string[] = []
  signedInBrowser()
  useSession.setState({ user: answers['GET /api/v1/auth/user/'] as Answered<'GET /api/v1/auth/user/'> })
  const asked = stubService({}, ({ call, query }) => {
    const [, mode] = /^GET \/api\/flows\/([^/]+)\/walk$/.exec(call) ?? []
    const search = new URLSearchParams(query).toString()
    const body = mode ? walkView(mode) : answers[search ? `${call}?${search}` : call]
    if (body === undefined && call.startsWith('GET ')) unknown.push(call)
    return { body }
  })
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/dashboard/*" element={<DashboardPage />} />
      </Routes>
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1 })
  for (let before = -1; before !== asked.length; ) {
    before = asked.length
    await vi.dynamicImportSettled()
    await pause(100)
  }
  expect(unknown, 'npm run answers has them').toEqual([])
  return screen.getByRole('main')
}

function answersOf(customer: string): Kept {
  return JSON.parse(readFileSync(join(import.meta.dirname, `testing/generated/${customer}.json`), 'utf8'))
}
