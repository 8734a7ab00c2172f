import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { drawKept } from '../testing/draw-kept.tsx'
import { corners } from './nav.ts'

const forget = () => {
  cleanup()
  forgetPerson()
}
beforeEach(() => {
  writePageData()
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  forget()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('no page is deeper than two presses: one on the navigation or the menu, and one on the page', async () => {
  const reached = new Set<string>()
  for (const address of Object.values(corners)) {
    await drawKept('kofi-sketch', address)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/dashboard"]')]
    // What has to be opened first is a press more.
    for (const link of links) if (!link.closest('details:not([open])')) reached.add(link.pathname)
    forget()
  }
  expect(dashboardAddresses.filter((address) => !reached.has(address))).toEqual([])
})
