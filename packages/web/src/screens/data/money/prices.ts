import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { savedResource } from '../saved-resource.ts'

export type Plan = Answered<'GET /api/v1/memberships/plans/'>['results'][number]
export type Product = Answered<'GET /api/v1/memberships/products/'>['results'][number]
export type TipTerms = Answered<'GET /api/v1/memberships/products/tip/'>
export type PerformanceTerms = Answered<'GET /api/v1/memberships/products/performance/'>

/** Memberships with their prices, and whether the person has one. */
export const plans = savedResource<readonly Plan[]>(async () => {
  const answer = await ask('GET /api/v1/memberships/plans/')
  return answer.ok ? done(answer.data.results) : answer
})

/** What is bought once, and what is free. */
export const products = savedResource<readonly Product[]>(async () => {
  const answer = await ask('GET /api/v1/memberships/products/')
  return answer.ok ? done(answer.data.results) : answer
})

export const tipTerms = savedResource<TipTerms>(() => ask('GET /api/v1/memberships/products/tip/'))

export const performanceTerms = savedResource<PerformanceTerms>(() => ask('GET /api/v1/memberships/products/performance/'))
