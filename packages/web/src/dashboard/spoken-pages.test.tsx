import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../client/session/resets.ts'
import { isFew } from '../testing/is-few.ts'
import { spokenTranscript } from '../testing/spoken-transcript.ts'
import { writePageData } from '../testing/write-page-data.ts'
import { drawKept } from './testing/draw-kept.tsx'

/** Two years of deposits; a late loan; money on its way; results of a search; and somebody new. */
const heard: Readonly<Record<string, readonly string[]>> = {
  'kofi-sketch': dashboardAddresses.filter((_address, index) => !isFew || index % 2 === 0),
  'hugo-draft': ['/dashboard', '/dashboard/loan', '/dashboard/need-help'],
  'dov-stand-in': ['/dashboard', '/dashboard/rollover', '/dashboard/need-help'],
  'quincy-testcase': ['/dashboard/search-result'],
  'ada-sample': ['/dashboard'],
}
/** What waits, and what went wrong: papers, one of them a second time; a debt; moves and money that came back. */
const inTrouble: Readonly<Record<string, readonly string[]>> = {
  'ewa-template': ['/dashboard', '/dashboard/documents', '/dashboard/transfer'],
  'lou-outline': ['/dashboard', '/dashboard/investments', '/dashboard/transfer', '/dashboard/transfer/withdraw'],
  'marco-invented': ['/dashboard', '/dashboard/rollover', '/dashboard/transfer'],
}
const pages = Object.entries(isFew ? heard : { ...heard, ...inTrouble }).flatMap(([customer, addresses]) =>
  addresses.map((address) => [customer, address] as const),
)

beforeEach(() => {
  writePageData()
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetPerson()
})

it.each(pages)('what a screen reader says to %s on %s', async (customer, address) => {
  const main = await drawKept(customer, address)
  const said = await spokenTranscript(main)
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`./transcripts/${customer}${address.replaceAll('/', '-')}.txt`)
})

it('what it says around every page', async () => {
  await drawKept('kofi-sketch', '/dashboard/rollover')
  screen.getByRole('main').remove()
  const said = await spokenTranscript(document.body)
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('./transcripts/around.txt')
})
