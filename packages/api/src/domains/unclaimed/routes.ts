import type { unclaimedContracts } from '@app/schemas/api/unclaimed'
import type { Ground } from '../../ground.ts'
import type { Handlers, Person } from '../../http/handlers.ts'
import { bringUpToDate } from './match-unclaimed.ts'
import { answerMatches, claimMatches, type MayFile } from './say.ts'
import { findMatchRows, type MatchRow, noteShown } from './store.ts'
import { freeNotice, isNew, toMatch } from './to-match.ts'
import { tellTotals } from './totals.ts'

/** Money that states hold. */
export function unclaimedHandlers(ground: Ground, mayFile: MayFile) {
  const listed =
    (isListed: (row: MatchRow) => boolean) =>
    async ({ person }: { readonly person: Person }) =>
      tell(ground, person.id, isListed)
  return {
    listUnclaimed: listed(() => true),
    listUnclaimedToConfirm: listed(({ state }) => state === 'found'),
    listUnclaimedPending: listed(({ state }) => state === 'confirmed' || state === 'claim-started'),
    listUnclaimedNew: async ({ person }) => {
      const told = await tell(ground, person.id, (row) => isNew(row, ground.now()))
      await noteShown(
        ground.db,
        person.id,
        told.results.map(({ pk }) => pk),
        ground.now(),
      )
      return told
    },
    readUnclaimedAmount: ({ person }) => tellTotals(ground, person.id),
    answerUnclaimed: async ({ person, body: { unclaimed_properties: answers } }) =>
      (await answerMatches(ground, person.id, answers)) ?? tell(ground, person.id, isOneOf(answers)),
    claimUnclaimed: async ({ person, body: { unclaimed_properties: claims } }) =>
      (await claimMatches(ground, mayFile, person.id, claims)) ?? tell(ground, person.id, isOneOf(claims)),
  } satisfies Handlers<typeof unclaimedContracts>
}

async function tell(ground: Ground, personId: string, isListed: (row: MatchRow) => boolean) {
  const search = await bringUpToDate(ground, personId)
  const rows = (await findMatchRows(ground.db, personId)).filter(isListed)
  return { free: freeNotice, search, results: rows.map((row) => toMatch(ground.keys, row, ground.now())) }
}

function isOneOf(named: readonly { readonly pk: string }[]): (row: MatchRow) => boolean {
  const ids = new Set(named.map(({ pk }) => pk))
  return ({ id }) => ids.has(id)
}
