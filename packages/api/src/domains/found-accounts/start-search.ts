import type { AnswerOf, BodyOf } from '@app/schemas/api/contract'
import { type foundAccountContracts, searchSources } from '@app/schemas/api/found-accounts'
import { isLetterInForce } from '@app/schemas/rules/letter-term'
import { transaction } from '../../db/transaction.ts'
import type { Ground } from '../../ground.ts'
import { fail } from '../../http/failure.ts'
import type { Person } from '../../http/handlers.ts'
import { findRecord } from '../personal-information/store.ts'
import { hintsOf, keepHints, refuseHints } from './hints.ts'
import { addSearch, addSources, findSearch, findSources } from './search-store.ts'
import { findAccounts } from './store.ts'

type Given = BodyOf<typeof foundAccountContracts.startSearch>
type Told = AnswerOf<typeof foundAccountContracts.readSearch>

export async function keepAlternatives(ground: Ground, person: Person, given: Given) {
  const refused = refuseHints(given)
  if (refused) return refused
  await transaction(ground.db, (trx) => keepHints(ground, trx, person.id, given), ground.random)
  return tellSearch(ground, person.id)
}

/** Starts a search, with its work, in one transaction. While one runs it is that one. */
export async function startSearch(ground: Ground, person: Person, given: Given) {
  const refused = refuseHints(given)
  if (refused) return refused
  const record = await findRecord(ground.db, person.id)
  if (!record) return fail('personal_information_required')
  if (!isLetterInForce(record.signed_at, ground.now())) return fail('letter_required')
  await transaction(
    ground.db,
    async (trx) => {
      await keepHints(ground, trx, person.id, given)
      const row = { id: ground.newId(), person_id: person.id, state: 'running' as const, started_at: ground.now(), ended_at: null }
      const search = await addSearch(trx, row)
      if (!search) return
      await addSources(trx, search.id, searchSources)
      await ground.jobs.send(trx, 'run-search', { id: search.id })
    },
    ground.random,
  )
  return tellSearch(ground, person.id)
}

/** How the search stands. Record keepers are done when each of them has answered. */
export async function tellSearch({ db, keys }: Ground, personId: string): Promise<Told> {
  const { names, zipcodes } = await hintsOf({ db, keys }, personId)
  const search = await findSearch(db, personId)
  if (!search) return { names, zipcodes, search: null }
  const states = new Map((await findSources(db, search.id)).map(({ source, state }) => [source, state]))
  const accounts = await findAccounts(db, personId)
  const found = {
    'plan-filings': accounts.filter(({ kind }) => kind === 'matched').length,
    'your-entries': accounts.filter(({ kind }) => kind === 'user-entered').length,
    'record-keepers': accounts.filter(({ answer }) => answer === 'found').length,
  }
  const waits = accounts.some(({ answer, kind }) => kind !== 'no-match' && (answer === 'waiting' || answer === 'not-asked'))
  const stateOf = (source: (typeof searchSources)[number]) =>
    source === 'record-keepers' && search.state === 'ended' ? (waits ? 'running' : 'done') : (states.get(source) ?? 'waiting')
  return {
    names,
    zipcodes,
    search: {
      pk: search.id,
      state: search.state,
      started_at: search.started_at.toISOString(),
      ended_at: search.ended_at?.toISOString() ?? null,
      sources: searchSources.map((source) => ({ source, state: stateOf(source), found: found[source] })),
    },
  }
}
