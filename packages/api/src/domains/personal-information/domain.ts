import { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import { letterTextOf } from '../documents/letter/letter-text.ts'
import { calls, type Domain } from '../domain.ts'
import { personalInformationFacts } from './facts.ts'
import { personalInformationHandlers } from './routes.ts'
import { sealedPersonalInformation } from './sealed.ts'
import { withdrawSignature } from './withdraw-signature.ts'

/** Personal information, as plans know it. */
export const personalInformation = {
  calls: [
    calls(personalInformationContracts, (context) =>
      personalInformationHandlers(context, {
        cards: context.partners.cardTokens,
        letterText: () => letterTextOf(context.flows.current()),
        lookElsewhere: (personId) => context.hooks.lookAtOnce(context, personId),
      }),
    ),
  ],
  facts: { personal: (_words, now) => personalInformationFacts(now) },
  hooks: { withdrawSignature },
  sealed: [sealedPersonalInformation],
  personal: { forgotten: ['personal_information'] },
} satisfies Domain
