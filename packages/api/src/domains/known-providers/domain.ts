import { knownProviderContracts } from '@app/schemas/api/accounts/known-providers'
import { calls, type Domain } from '../domain.ts'
import { knownProviderHandlers } from './routes.ts'

/** The providers that a person remembers. */
export const knownProviders = {
  calls: [
    calls(knownProviderContracts, (context) =>
      knownProviderHandlers(context, (db, personId) => context.hooks.foundKeepers(context, db, personId)),
    ),
  ],
  personal: { forgotten: ['known_providers'] },
} satisfies Domain
