import { consentContracts } from '@app/schemas/api/people/consents'
import { calls, type Domain } from '../domain.ts'
import { consentHandlers } from './routes.ts'

/** What people have agreed to. */
export const consents = {
  calls: [calls(consentContracts, consentHandlers)],
  personal: { forgotten: ['consents'] },
} satisfies Domain
