import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { moveClock } from '../../faults/support/pass-time.ts'
import type { Visitor } from './browser.ts'
import { type Colleague, inviteFirst, joinDesk, returnToDesk } from './colleague.ts'
import { longestMs, openStage } from './stage.ts'

const dayMs = 86_400_000

/** A service with a colleague at its desk, whose clock the tests of a file move on. An invitation of a day that is over for the service is none. */
export function openDesk() {
  const stage = openStage()
  // Files share a service, and an address is one account.
  const address = `mo.mover.${randomUUID()}@example.com`
  let desk: Visitor | undefined
  let colleague: Colleague | undefined
  beforeAll(async () => {
    desk = await stage().keep({ width: 1440, height: 900 })
    const link = await inviteFirst(stage().service, address)
    colleague = await joinDesk(desk, link, { first_name: 'Mo', last_name: 'Mover', email: address })
  }, longestMs)
  const atDesk = () => {
    if (!desk || !colleague) throw new Error('Nobody is at the desk yet.')
    return { desk, colleague }
  }
  return {
    stage,
    address,
    desk: () => atDesk().desk,
    /** Time has passed: the colleague signs in again. */
    returnToDesk: async () => returnToDesk(atDesk().desk, atDesk().colleague, await stage().service.books.now()),
    pass: (days: number) => moveClock(stage().service.books, days * dayMs),
  }
}
