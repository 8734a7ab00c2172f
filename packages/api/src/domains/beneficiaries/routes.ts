import type { beneficiaryContracts } from '@app/schemas/api/people/beneficiaries'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { keepBeneficiaries } from './keep-beneficiaries.ts'
import { readBeneficiaries } from './read-beneficiaries.ts'
import { saveBeneficiaries } from './save-beneficiaries.ts'

/** Who gets the accounts of a person when they die. */
export function beneficiaryHandlers(context: Context) {
  return {
    readBeneficiaries: ({ person }) => readBeneficiaries(context, context.db, person.id),
    saveBeneficiaries: ({ person, requestKey, body }) => saveBeneficiaries(context, person, requestKey, body),
    keepBeneficiaries: ({ person, params }) => keepBeneficiaries(context, person.id, params.id.toLowerCase()),
  } satisfies Handlers<typeof beneficiaryContracts>
}
