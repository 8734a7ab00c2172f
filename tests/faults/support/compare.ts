import { rowsOfPeople } from './rows-of-people.ts'
import type { Author } from './writers.ts'

/** What one transaction makes of a registration. */
const fromRegistration = ['account', 'session', 'audit entry', 'welcome e-mail', 'job of the welcome e-mail']

/** What was acknowledged against what there is, asked of the service and of its database. */
export async function compare(authors: readonly Author[], databaseUrl: string) {
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
export function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const left = new Map([...Map.groupBy(taken, (item) => item)].map(([item, same]) => [item, same.length]))
  return all.filter((item) => {
    const count = left.get(item) ?? 0
    left.set(item, count - 1)
    return count <= 0
  })
}
