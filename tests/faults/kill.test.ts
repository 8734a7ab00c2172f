import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { isFull, longest, note } from './support/figures.ts'
import { startKillable, type Victim } from './support/killable-service.ts'
import { forgottenLetters, rowsOfPeople } from './support/rows-of-people.ts'
import { type Author, startWriters } from './support/writers.ts'

const writersAtOnce = isFull ? 32 : 8
const kills: Readonly<Record<Victim, number>> = isFull ? { service: 20, database: 10 } : { service: 3, database: 2 }
const betweenMs = [200, isFull ? 2_000 : 1_000] as const
const readyWithinMs = isFull ? 5_000 : 15_000
const fromRegistration = ['account', 'session', 'audit entry', 'welcome letter', 'job of the welcome letter']

it('B3 nothing that was acknowledged is lost or there twice, whatever is killed', { timeout: 900_000 }, async (context) => {
  const service = await startKillable()
  const writers = startWriters(service.port, writersAtOnce)
  const tookMs: Record<Victim, number[]> = { service: [], database: [] }
  const killAll = async () => {
    for (const victim of shuffled(kills)) {
      await pause(between(betweenMs))
      tookMs[victim].push(await service.kill(victim))
    }
    await pause(betweenMs[0])
  }
  await Promise.race([killAll(), writers.failure])
  await writers.stop()

  const { lost, doubled, strangers } = await compare(writers.authors, service.databaseUrl)
  const { acknowledged, sentAgain, unsure } = writers.counts
  note(context, 'B3', {
    [`lost, of ${acknowledged} acknowledged writes by ${writersAtOnce} writers, ${sentAgain} sent again`]: [String(lost.length), '0'],
    'there twice': [String(doubled.length), '0'],
    [`until ready after ${kills.service} kills of the service, longest`]: [longest(tookMs.service), `${readyWithinMs} ms`],
    [`until ready after ${kills.database} kills of the database, longest`]: [longest(tookMs.database), `${readyWithinMs} ms`],
  })
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  expect(strangers).toBeLessThanOrEqual(unsure)
  expect(await forgottenLetters(service.databaseUrl)).toBe(0)
  expect(Math.max(...tookMs.service, ...tookMs.database)).toBeLessThan(readyWithinMs)
})

/** What was acknowledged against what there is, asked of the service and of its database. */
async function compare(authors: readonly Author[], databaseUrl: string) {
  const lost: string[] = []
  const doubled: string[] = []
  const hold = (expected: readonly string[], found: readonly string[], where: string) => {
    lost.push(...without(expected, found).map((item) => `${item} ${where}`))
    doubled.push(...without(found, expected).map((item) => `${item} ${where}`))
  }
  const rows = await rowsOfPeople(databaseUrl)
  for (const { id, series } of authors) {
    for (const one of series) hold(one.kept().byCalls, await one.findByCalls(), `of ${id}, by calls`)
    hold([...fromRegistration, ...series.flatMap((one) => one.kept().inRows)], rows.get(id) ?? [], `of ${id}, in rows`)
  }
  // Accounts whose making was never acknowledged: whole, or not there.
  const known = new Set(authors.map(({ id }) => id))
  const strangers = [...rows].filter(([id]) => !known.has(id))
  for (const [id, found] of strangers) hold(fromRegistration, found, `of ${id}, in rows, never acknowledged`)
  return { lost, doubled, strangers: strangers.length }
}

/** What is in the first list and not in the second, as often as it is. */
function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const left = new Map([...Map.groupBy(taken, (item) => item)].map(([item, same]) => [item, same.length]))
  return all.filter((item) => {
    const count = left.get(item) ?? 0
    left.set(item, count - 1)
    return count <= 0
  })
}

function shuffled(counts: Readonly<Record<Victim, number>>): readonly Victim[] {
  const all = (['service', 'database'] as const).flatMap((victim) => Array<Victim>(counts[victim]).fill(victim))
  return all
    .map((victim) => ({ victim, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ victim }) => victim)
}

function between([least, most]: readonly [number, number]): number {
  return least + Math.random() * (most - least)
}
