import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { Answered } from '../../client/service/calls.ts'
import { useSession } from '../../client/session/session.ts'
import { walkView } from '../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { DashboardPage } from '../dashboard-page.tsx'

/** What a demonstration answered, and when: `npm run answers` writes it. */
type Kept = { readonly at: string; readonly answers: Readonly<Record<string, unknown>> }

/** The page of a person, once all that it asks for is there. Gives its main part. */
export async function drawKept(customer: string, address: string): Promise<HTMLElement> {
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
  return JSON.parse(readFileSync(join(import.meta.dirname, `generated/${customer}.json`), 'utf8'))
}
