import { setTimeout as pause } from 'node:timers/promises'
import { type Books, openBooks } from '@app/api/testing-books'
import { expect, it, onTestFinished } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { chanceOf } from './support/chance.ts'
import { compareBooks, compareCash, compareRows, lostSearches } from './support/compare-money.ts'
import type { Attempts } from './support/customers.ts'
import { isFull, longest, recordFigure } from './support/figures.ts'
import { type Investing, startInvesting } from './support/investing.ts'
import { dayMs, makeInvestors } from './support/investors.ts'
import { shuffled } from './support/kill-order.ts'
import { type KillableService, startKillable, type Victim } from './support/killable-service.ts'
import { ageJobs, moneyFaultsOf } from './support/money-rows.ts'
import { moveClock, untilSent } from './support/pass-time.ts'

const people = isFull ? 16 : 2
const kills: Readonly<Record<Victim, number>> = isFull ? { service: 20, database: 10 } : { service: isFew ? 1 : 2, database: 1 }
const leastBetweenMs = 300
const mostBetweenMs = isFull ? 3_000 : 900
const longestRestMs = isFull || isFew ? 400 : 100
const readyWithinMs = isFull ? 5_000 : 180_000
const minuteMs = 60_000
/** Jobs meet the kills only when time goes on meanwhile; but no faster than a card company forgets what it was asked for: in a day. */
const passBetweenMs = (isFull ? 1.5 : 6) * 60 * minuteMs
/**
 * First what was interrupted is tried again, some of it after hours, and loans are sent; then there is time for all of it to arrive, and
 * for what was due meanwhile.
 */
const passAfterMs = [7 * dayMs, isFull ? 30 * dayMs : 21 * dayMs, 7 * dayMs]

it('B3 no cent is lost or moved twice, and no search is forgotten, whatever is killed', { timeout: 1_800_000 }, async (context) => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))
  const service = await startKillable()
  const books = openBooks({ url: service.databaseUrl, dataFolder: service.dataFolder })
  const attempts: Attempts = { acknowledged: 0, refused: 0, sentAgain: 0, isOver: false, failed: [] }
  onTestFinished(async () => {
    attempts.isOver = true
    await books.close()
  })
  const chance = chanceOf(seed)
  const investors = await makeInvestors(service.port, people, attempts, (ms) => moveClock(books, ms))
  const investing = startInvesting(investors, attempts, () => chance() * longestRestMs)
  const killing = killAll(service, books, chance)
  const tookMs = await Promise.race([killing, investing.failure, service.failure])
  await Promise.race([investing.stop(), service.failure])
  for (const ms of passAfterMs) {
    await moveClock(books, ms)
    await untilSent(books, service.databaseUrl)
  }

  const found = await everythingWrong(service, books, investing)
  const failed = [...new Set(attempts.failed)]
  recordFigure(context, 'B3', {
    [`lost, of ${attempts.acknowledged} acknowledged moves of money and searches by ${people} people (seed ${seed})`]: [
      String(found.lost.length),
      '0',
    ],
    [`there twice, of ${attempts.sentAgain} that were sent again (${attempts.refused} were refused)`]: [String(found.doubled.length), '0'],
    'lines that only we have, or only a partner': [`${found.onlyOurs.length}, ${found.onlyTheirs.length}`, '0, 0'],
    'calls that failed for another reason than a database that was away': [String(attempts.failed.length), '0'],
    'jobs that were given up': [String(found.givenUp.length), '0'],
    [`until ready after ${kills.service} kills of the service, longest`]: [longest(tookMs.service), `${readyWithinMs} ms`],
    [`until ready after ${kills.database} kills of the database, longest`]: [longest(tookMs.database), `${readyWithinMs} ms`],
  })
  const nothing = Object.fromEntries(Object.keys(found).map((what) => [what, []]))
  expect({ seed, failed, ...found }).toEqual({ seed, failed: [], ...nothing })
  expect(Math.max(...tookMs.service, ...tookMs.database)).toBeLessThan(readyWithinMs)
})

/** How long it took each time until the service was ready again. */
async function killAll(service: KillableService, books: Books, chance: () => number): Promise<Readonly<Record<Victim, readonly number[]>>> {
  const tookMs: Record<Victim, number[]> = { service: [], database: [] }
  for (const victim of shuffled(kills, chance)) {
    await books.advance(passBetweenMs)
    await pause(leastBetweenMs + chance() * (mostBetweenMs - leastBetweenMs))
    const readyMs = await service.kill(victim)
    tookMs[victim].push(readyMs)
    if (victim === 'service' && !isFull) await ageJobs(service.databaseUrl, readyMs)
  }
  // Whoever was killed while it asked a company for money has it in hand for some seconds.
  await books.advance(minuteMs)
  return tookMs
}

async function everythingWrong({ databaseUrl }: KillableService, books: Books, { all }: Investing) {
  const { cashCents, ...lines } = await compareBooks(books, databaseUrl)
  const cash = await compareCash(all)
  return {
    ...(await compareRows(all, databaseUrl)),
    ...lines,
    givenUp: await books.givenUp(),
    otherCash: cash.filter(({ expected, told }) => expected !== told),
    otherCashAtPartner: cash.filter(({ id, told }) => cashCents.get(id) !== told),
    lostSearches: await lostSearches(all),
    faults: faultsIn(await moneyFaultsOf(databaseUrl, await books.now())),
    uneven: (await books.isEven()) ? [] : ['the ledger'],
  }
}

function faultsIn(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]))
}
