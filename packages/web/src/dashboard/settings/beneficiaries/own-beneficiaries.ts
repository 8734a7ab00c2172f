import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { savedResource } from '../../../screens/data/saved-resource.ts'

export type Beneficiaries = Answered<'GET /api/v1/accounts/beneficiaries/'>
export type Beneficiary = NonNullable<Beneficiaries['current']>['people'][number]

/** Who gets the accounts of the person when they die. */
export const ownBeneficiaries = savedResource<Beneficiaries>(() => ask('GET /api/v1/accounts/beneficiaries/'))
