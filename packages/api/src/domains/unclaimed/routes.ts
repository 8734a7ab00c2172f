import type { unclaimedContracts } from '@app/schemas/api/accounts/unclaimed'
import type { Language } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import type { Handlers, Person, Sender } from '../../http/call/handlers.ts'
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
    async ({ person, sender }: { readonly person: Person; readonly sender: Sender }) =>
      listMatches(context, person.id, sender.language, isListed)
  return {
    listUnclaimed: listed(() => true),
    listUnclaimedToConfirm: listed(({ state }) => state === 'found'),
    listUnclaimedPending: listed(({ state }) => state === 'confirmed' || state === 'claim-started'),
    listUnclaimedNew: async ({ person, sender }) => {
      const told = await listMatches(context, person.id, sender.language, (row) => isNew(row, context.now()))
      await recordShown(
        context.db,
        person.id,
        told.results.map(({ pk }) => pk),
        context.now(),
      )
      return told
    },
    readUnclaimedAmount: ({ person, sender }) => sumTotals(context, person.id, sender.language),
    answerUnclaimed: async ({ person, sender, body: { unclaimed_properties: answers } }) =>
      (await answerMatches(context, person.id, answers)) ?? listMatches(context, person.id, sender.language, isOneOf(answers)),
    claimUnclaimed: async ({ person, sender, body: { unclaimed_properties: claims } }) =>
      (await claimMatches(context, mayFile, person.id, claims)) ?? listMatches(context, person.id, sender.language, isOneOf(claims)),
  } satisfies Handlers<typeof unclaimedContracts>
}

async function listMatches(context: Context, personId: string, language: Language, isListed: (row: MatchRow) => boolean) {
  const search = await bringUpToDate(context, personId)
  const rows = (await findMatchRows(context.db, personId)).filter(isListed)
  const filed = rows.flatMap(({ id, how }) => (how === 'with-help' ? [id] : []))
  const late = filed.length === 0 ? undefined : await findLateTasks(context.db, 'claim-filing', filed)
  const asked = { now: context.now(), language }
  return { free: freeNotice(language), search, results: rows.map((row) => toMatch(context.keys, row, late?.get(row.id), asked)) }
}

function isOneOf(named: readonly { readonly pk: string }[]): (row: MatchRow) => boolean {
  const ids = new Set(named.map(({ pk }) => pk))
  return ({ id }) => ids.has(id)
}
