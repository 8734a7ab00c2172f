import { type foundAccountContracts, searchSources } from '@app/schemas/api/accounts/found-accounts'
import type { AnswerOf, BodyOf } from '@app/schemas/api/contract'
import { isLetterInForce } from '@app/schemas/rules/people/letter-term'
import type { Context } from '../../context/context.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import { fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { findRecord } from '../personal-information/store.ts'
import { hintsOf, refuseHints, saveHints } from './hints.ts'
import { addSearch, addSources, findSearch, findSources } from './search-store.ts'
import { findAccounts } from './store.ts'

type Given = BodyOf<typeof foundAccountContracts.startSearch>
type SearchAnswer = AnswerOf<typeof foundAccountContracts.readSearch>

export async function saveAlternatives(context: Context, person: Person, given: Given) {
  const refused = refuseHints(given)
  if (refused) return refused
  await transaction(context.db, (trx) => saveHints(context, trx, person.id, given), context.random)
  return readSearch(context, person.id)
}

/** Starts a search, with its work, in one transaction. While one runs it is that one. */
export async function startSearch(context: Context, person: Person, given: Given) {
  const refused = refuseHints(given)
  if (refused) return refused
  const record = await findRecord(context.db, person.id)
  if (!record) return fail('personal_information_required')
  if (!isLetterInForce(record.signed_at, context.now())) return fail('letter_required')
  await transaction(
    context.db,
    async (trx) => {
      await saveHints(context, trx, person.id, given)
      const row = { id: context.newId(), person_id: person.id, state: 'running' as const, started_at: context.now(), ended_at: null }
      const search = await addSearch(trx, row)
      if (!search) return
      await addSources(trx, search.id, searchSources)
      await context.jobs.send(trx, 'run-search', { id: search.id })
    },
    context.random,
  )
  return readSearch(context, person.id)
}

/** The state of the search. Record keepers are done when each of them has answered. */
export async function readSearch({ db, keys }: Context, personId: string): Promise<SearchAnswer> {
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
