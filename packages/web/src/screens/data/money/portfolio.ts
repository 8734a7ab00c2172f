import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Model = Answered<'GET /api/v1/portfolios/models/'>['results'][number]
export type Proposal = Answered<'POST /api/v1/portfolios/model/'>
export type OwnMix = Answered<'GET /api/v1/portfolios/custom/securities/'>
export type Security = OwnMix['results'][number]
export type Portfolio = Answered<'GET /api/v1/portfolios/'>['results'][number]

export type Holdings = Answered<'GET /api/v1/portfolios/{id}/investment_funds/'>
export type ActivityPage = Answered<'GET /api/v1/portfolios/{id}/activities/'>

export type Suggestion = { readonly proposal: Proposal; readonly models: readonly Model[] }

/** The one that is suggested: the proposal goes by the goal alone. */
export function suggestedModel({ proposal, models }: Suggestion): Model {
  return models.find(({ pk }) => pk === proposal.suggested_model_id) ?? proposal.model
}

/** The ready-made mix that fits the answers of a person, and the others. Undefined while answers are missing. */
export const suggestion = resource<Suggestion | undefined>(async () => {
  const models = await ask('GET /api/v1/portfolios/models/')
  if (!models.ok) return models
  // Without a day of retirement the service has nothing to go by, and would refuse.
  if (models.data.results[0]?.based_on === 'example') return done(undefined)
  const proposal = await ask('POST /api/v1/portfolios/model/', { body: {} })
  if (!proposal.ok) return proposal.failure.code === 'validation_failed' ? done(undefined) : proposal
  return done({ proposal: proposal.data, models: models.data.results })
})

/** What a mix of one’s own may hold, and what the person’s own holds. */
export const ownMix = resource<OwnMix>(() => ask('GET /api/v1/portfolios/custom/securities/'))

/** The mix that counts now. */
export const portfolioNow = resource<Portfolio | undefined>(async () => {
  const answer = await ask('GET /api/v1/portfolios/')
  return answer.ok ? done(answer.data.results[0]) : answer
})

/** The funds of the mix that counts now, with what is held of each. Undefined for people who have chosen none. */
export const holdings = resource<Holdings | undefined>(async () => {
  const now = await portfolioNow.load(true)
  if (!now.ok || now.data === undefined) return now.ok ? done(undefined) : now
  return ask('GET /api/v1/portfolios/{id}/investment_funds/', { params: { id: now.data.pk } })
})

export type ActivityKind = ActivityPage['results'][number]['kind']

/** What happened in it, the latest first, as far as one page goes. */
export const latestActivity = resource<ActivityPage | undefined>(async () => {
  const now = await portfolioNow.load()
  if (!now.ok || now.data === undefined) return now.ok ? done(undefined) : now
  return activityPage(now.data.pk)
})

/** A page of it; of one kind alone where that is asked for. */
export function activityPage(
  id: string,
  { kind, offset = 0 }: { readonly kind?: ActivityKind | undefined; readonly offset?: number } = {},
) {
  return ask('GET /api/v1/portfolios/{id}/activities/', {
    params: { id },
    query: { limit: '5', offset: String(offset), ...(kind !== undefined && { kind }) },
  })
}
