import type { unclaimedContracts } from '@app/schemas/api/accounts/unclaimed'
import type { Context } from '../../context/context.ts'
import type { Handlers, Person } from '../../http/call/handlers.ts'
import { findLateTasks } from '../desk/task-store.ts'
import { answerMatches, claimMatches, type MayFile } from './answer-matches.ts'
import { bringUpToDate } from './match-unclaimed.ts'
import { findMatchRows, type MatchRow, recordShown } from './store.ts'
import { freeNotice, isNew, toMatch } from './to-match.ts'
import { sumTotals } from './totals.ts'

/** Money that states hold. */
export function unclaimedHandlers(context: Context, mayFile: MayFile) {
  const listed =
    (isListed: (row: MatchRow) => boolean) =>
    async ({ person }: { readonly person: Person }) =>
      listMatches(context, person.id, isListed)
  return {
    listUnclaimed: listed(() => true),
    listUnclaimedToConfirm: listed(({ state }) => state === 'found'),
    listUnclaimedPending: listed(({ state }) => state === 'confirmed' || state === 'claim-started'),
    listUnclaimedNew: async ({ person }) => {
      const told = await listMatches(context, person.id, (row) => isNew(row, context.now()))
      await recordShown(
        context.db,
        person.id,
        told.results.map(({ pk }) => pk),
        context.now(),
      )
      return told
    },
    readUnclaimedAmount: ({ person }) => sumTotals(context, person.id),
    answerUnclaimed: async ({ person, body: { unclaimed_properties: answers } }) =>
      (await answerMatches(context, person.id, answers)) ?? listMatches(context, person.id, isOneOf(answers)),
    claimUnclaimed: async ({ person, body: { unclaimed_properties: claims } }) =>
      (await claimMatches(context, mayFile, person.id, claims)) ?? listMatches(context, person.id, isOneOf(claims)),
  } satisfies Handlers<typeof unclaimedContracts>
}

async function listMatches(context: Context, personId: string, isListed: (row: MatchRow) => boolean) {
  const search = await bringUpToDate(context, personId)
  const rows = (await findMatchRows(context.db, personId)).filter(isListed)
  const filed = rows.flatMap(({ id, how }) => (how === 'with-help' ? [id] : []))
  const late = filed.length === 0 ? undefined : await findLateTasks(context.db, 'claim-filing', filed)
  return { free: freeNotice, search, results: rows.map((row) => toMatch(context.keys, row, late?.get(row.id), context.now())) }
}

function isOneOf(named: readonly { readonly pk: string }[]): (row: MatchRow) => boolean {
  const ids = new Set(named.map(({ pk }) => pk))
  return ({ id }) => ids.has(id)
}
