import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { resource } from '../../../client/service/resource.ts'

const mostPages = 60

/** Everybody who keeps the records of plans, sorted as the service sorts them. */
export const recordKeepers = resource<readonly string[]>(async () => readPage(1, []))

async function readPage(page: number, before: readonly string[]): Promise<Answer<readonly string[]>> {
  const answer = await ask('GET /api/v1/record_keepers/names/', { query: { page: String(page) } })
  if (!answer.ok) return answer
  const names = [...before, ...answer.data.results]
  return answer.data.next === null || page === mostPages ? done(names) : readPage(page + 1, names)
}
