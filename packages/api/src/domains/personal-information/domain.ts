import { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import { calls, type Domain } from '../domain.ts'
import { personalInformationFacts } from './facts.ts'
import { givenPhoneOf, identityFor } from './identity-of.ts'
import { personalInformationHandlers } from './routes.ts'
import { sealedPersonalInformation } from './sealed.ts'
import { withdrawSignature } from './withdraw-signature.ts'

/** Personal information, as plans know it. */
export const personalInformation = {
  calls: [calls(personalInformationContracts, personalInformationHandlers)],
  facts: { personal: (_words, now) => personalInformationFacts(now) },
  hooks: { withdrawSignature, identityFor, givenPhoneOf },
  sealed: [sealedPersonalInformation],
  personal: { forgotten: ['personal_information'] },
} satisfies Domain
