import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Fees = Answered<'GET /api/v1/employers/fees/'>
export type FeeLine = Fees['results'][number]
export type Verdict = Fees['verdict']

/** What the plans of old employers may cost a year, and the same savings with us. */
export const fees = resource<Fees>(() => ask('GET /api/v1/employers/fees/'))
