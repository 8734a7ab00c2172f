import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered, Sent } from '../../../client/service/calls.ts'
import { savedResource } from '../saved-resource.ts'
import { useQuote } from '../use-quote.ts'
import { readMoneyAnew } from './transfers.ts'

export type ChangeableDeposits = Answered<'GET /api/v1/apex/user/recharacterizations/possible/'>
export type ChangeableDeposit = ChangeableDeposits['results'][number]
export type Change = Answered<'GET /api/v1/apex/user/recharacterizations/'>['results'][number]

/** Deposits that may still be changed to the other kind of IRA, and what would move today. */
export const changeableDeposits = savedResource<ChangeableDeposits>(async () => {
  const answer = await ask('GET /api/v1/apex/user/recharacterizations/possible/')
  // Nobody has a deposit before it is known who they are.
  if (answer.ok || answer.failure.code !== 'personal_information_required') return answer
  return done({ is_offered: true, results: [] })
})

/** Those that were asked to be changed, the newest first. */
export const changes = savedResource<readonly Change[]>(async () => {
  const answer = await ask('GET /api/v1/apex/user/recharacterizations/')
  return answer.ok ? done(answer.data.results) : answer
})

type Quoting = 'POST /api/v1/apex/user/recharacterizations/quote/'
export type ChangeQuote = Answered<Quoting>
export type ChangeWish = Sent<Quoting>['body']

/** What changing so much of a deposit would come to. */
export function useChangeQuote(wish: ChangeWish | undefined) {
  return useQuote(wish, askFor)
}

const askFor = (body: ChangeWish, signal: AbortSignal) => ask('POST /api/v1/apex/user/recharacterizations/quote/', { body, signal })

/** After a deposit was changed, or taken back: it is in another account, or will be. */
export async function readChangesAnew(): Promise<void> {
  await Promise.all([changeableDeposits.readAnew(), changes.readAnew(), readMoneyAnew()])
}
