import { setTimeout as pause } from 'node:timers/promises'
import type { Books } from '@app/api/testing-books'

const settledWithinMs = 600_000
const checkEveryMs = 60

/** Lets time go by for the service, once everything is done that was due, and until all is done that has become due. */
export async function moveClock(books: Books, ms: number): Promise<void> {
  await settled(books)
  await books.advance(ms)
  await settled(books)
}

async function settled({ countJobs }: Books): Promise<void> {
  const deadline = performance.now() + settledWithinMs
  for (let calm = 0; calm < 3; ) {
    await pause(checkEveryMs)
    calm = (await countJobs()) === 0 ? calm + 1 : 0
    if (performance.now() > deadline) throw new Error('The service did not come to rest.')
  }
}
