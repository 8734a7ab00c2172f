import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { chanceOf } from './support/chance.ts'
import { compare } from './support/compare.ts'
import { isFull, longest, recordFigure } from './support/figures.ts'
import { shuffled } from './support/kill-order.ts'
import { startKillable, type Victim } from './support/killable-service.ts'
import { forgottenEmails, waitingEmails } from './support/rows-of-people.ts'
import { fewRestMs, startWriters } from './support/writers.ts'

const writersAtOnce = isFull ? 32 : isFew ? 4 : 8
const kills: Readonly<Record<Victim, number>> = isFull
  ? { service: 20, database: 10 }
  : isFew
    ? { service: 1, database: 1 }
    : { service: 3, database: 2 }
const leastBetweenMs = 200
const mostBetweenMs = isFull ? 2_000 : 1_000
const readyWithinMs = isFull ? 5_000 : 180_000
// A service that is killed over an e-mail leaves it to the next one after two and a half minutes.
const emailsWithinMs = 300_000

it('B3 nothing that was acknowledged is lost or there twice, whatever is killed', { timeout: 900_000 }, async (context) => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))
  const chance = chanceOf(seed)
  const service = await startKillable()
  const writers = startWriters(service.port, writersAtOnce, isFew ? fewRestMs : 0)
  const tookMs: Record<Victim, number[]> = { service: [], database: [] }
  const killAll = async () => {
    for (const victim of shuffled(kills, chance)) {
      await pause(leastBetweenMs + chance() * (mostBetweenMs - leastBetweenMs))
      tookMs[victim].push(await service.kill(victim))
    }
    await pause(leastBetweenMs)
    await writers.stop()
  }
  await Promise.race([killAll(), writers.failure, service.failure])

  const { lost, doubled, strangers } = await compare(writers.authors, service.databaseUrl)
  const { acknowledged, sentAgain, unsure } = writers.counts
  recordFigure(context, 'B3', {
    [`lost, of ${acknowledged} acknowledged writes by ${writersAtOnce} writers (seed ${seed})`]: [String(lost.length), '0'],
    [`there twice, of ${sentAgain} that were sent again`]: [String(doubled.length), '0'],
    [`until ready after ${kills.service} kills of the service, longest`]: [longest(tookMs.service), `${readyWithinMs} ms`],
    [`until ready after ${kills.database} kills of the database, longest`]: [longest(tookMs.database), `${readyWithinMs} ms`],
  })
  expect({ seed, lost, doubled }).toEqual({ seed, lost: [], doubled: [] })
  expect(strangers).toBeLessThanOrEqual(unsure)
  expect(await forgottenEmails(service.databaseUrl)).toBe(0)
  expect(Math.max(...tookMs.service, ...tookMs.database)).toBeLessThan(readyWithinMs)
  if (isFull) await expect.poll(() => waitingEmails(service.databaseUrl), { timeout: emailsWithinMs, interval: 1_000 }).toBe(0)
})
