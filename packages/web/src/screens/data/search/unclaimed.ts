import { mostAtOnce } from '@app/schemas/rules/accounts/unclaimed-life'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Unclaimed = Answered<'GET /api/v1/accounts/unclaimed_properties/'>
export type Match = Unclaimed['results'][number]
export type Mine = 'yes' | 'no' | 'unsure'
export type Claim = { readonly claimed: boolean; readonly how: 'free' | 'with-help' }

/** Whether one of us is to file a claim and has not yet: until then it isn't sent. */
export function isBeingFiled({ state, how, filed_on: filedOn }: Pick<Match, 'state' | 'how' | 'filed_on'>): boolean {
  return state === 'claim-started' && how === 'with-help' && !filedOn
}

const openOrder: readonly Match['state'][] = ['claim-started', 'confirmed', 'found']

/** What may be a person’s and has not been paid: claims first, then what they said is theirs, then what they have not answered. */
export function openMatches(known: Unclaimed | undefined): readonly Match[] {
  return (known?.results ?? [])
    .filter(({ state }) => openOrder.includes(state))
    .toSorted((one, other) => openOrder.indexOf(one.state) - openOrder.indexOf(other.state))
}

/** What states may hold for a person. */
export const unclaimed = resource<Unclaimed>(() => ask('GET /api/v1/accounts/unclaimed_properties/'))

/** Which of it was found since the last visit, by their names. Looking at them is what makes them known. */
export const unclaimedNew = resource<ReadonlySet<string>>(async () => {
  const answer = await ask('GET /api/v1/accounts/unclaimed_properties/new/')
  return answer.ok ? done(new Set(answer.data.results.map(({ pk }) => pk))) : answer
})

/** What of it comes from retirement accounts, where the state says of how much. */
export function retirementMoney({ results }: Unclaimed): readonly Match[] {
  return results.filter(({ is_retirement, amount, amount_from: from }) => is_retirement && ((amount ?? 0) > 0 || from !== null))
}

/** Keeps “mine” or “not mine” at once; “unsure” takes it back. */
export async function answerMatch({ pk, version }: Match, mine: Mine): Promise<Answer<unknown>> {
  return put(
    await ask('PATCH /api/v1/accounts/unclaimed_properties/update-confirmed/', {
      body: { unclaimed_properties: [{ pk, version, mine }] },
    }),
  )
}

/** Keeps that claims are sent, or done: as many calls as they take, and none after one that fails. What is claimed already stays so. */
export async function claimMatches(matches: readonly Match[], claim: Claim): Promise<Answer<unknown>> {
  const answer = await claimSome(matches.slice(0, mostAtOnce), claim)
  return answer.ok && matches.length > mostAtOnce ? claimMatches(matches.slice(mostAtOnce), claim) : answer
}

async function claimSome(matches: readonly Match[], claim: Claim): Promise<Answer<unknown>> {
  return put(
    await ask('PATCH /api/v1/accounts/unclaimed_properties/claimed/', {
      body: { unclaimed_properties: matches.map(({ pk, version }) => ({ pk, version, ...claim })) },
    }),
  )
}

/** The answer holds what was changed: it takes its place in the list. When it was changed elsewhere, the list is read anew. */
function put(answer: Answer<Unclaimed>): Answer<unknown> {
  if (!answer.ok) {
    if (answer.failure.code === 'conflict_version') void unclaimed.load(true)
    return answer
  }
  const changed = new Map(answer.data.results.map((match) => [match.pk, match]))
  const before = unclaimed.peek()
  if (before) unclaimed.put({ ...answer.data, results: before.results.map((match) => changed.get(match.pk) ?? match) })
  return answer
}
