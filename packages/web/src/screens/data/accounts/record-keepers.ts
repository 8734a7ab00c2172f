import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { resource } from '../../../client/service/resource.ts'

const mostPages = 60

/** Everybody who keeps the records of plans, as filings name them, and the short names of those that have one. */
export const recordKeepers = resource<readonly string[]>(async () => {
  const filed = await readPage(1, [])
  if (!filed.ok) return filed
  // Only the few pages that ask for a record keeper need the table of their names.
  const { withShortKeeperNames } = await import('@app/schemas/rules/accounts/record-keeper-names')
  return done(withShortKeeperNames(filed.data))
})

async function readPage(page: number, before: readonly string[]): Promise<Answer<readonly string[]>> {
  const answer = await ask('GET /api/v1/record_keepers/names/', { query: { page: String(page) } })
  if (!answer.ok) return answer
  const names = [...before, ...answer.data.results]
  return answer.data.next === null || page === mostPages ? done(names) : readPage(page + 1, names)
}
