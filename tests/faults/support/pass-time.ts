import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '@app/api/testing'
import type { Books } from '@app/api/testing-books'

const settledWithinMs = 600_000
const checkEveryMs = 60

/** Lets time go by for the service, once everything is done that was due, and until all is done that has become due. */
export async function moveClock(books: Books, ms: number): Promise<void> {
  await settled(books)
  await books.advance(ms)
  await settled(books)
}

const hourMs = 3_600_000
const mostHours = 24

/**
 * Lets hours go by until all transfers are sent. The partner could not tell equal ones of an account apart whose answers are lost: they
 * are sent one after the other, and a leap of the clock has room for one.
 */
export async function untilSent(books: Books, databaseUrl: string): Promise<void> {
  for (let hours = 0; hours < mostHours; hours++) {
    const [row] = await ask(databaseUrl, `select count(*)::int as waiting from brokerage_transfers where state = 'WAITING'`)
    if (Number(row?.['waiting']) === 0) return
    await moveClock(books, hourMs)
  }
}

async function settled({ countJobs }: Books): Promise<void> {
  const deadline = performance.now() + settledWithinMs
  for (let calm = 0; calm < 3; ) {
    await pause(checkEveryMs)
    calm = (await countJobs()) === 0 ? calm + 1 : 0
    if (performance.now() > deadline) throw new Error('The service did not come to rest.')
  }
}
