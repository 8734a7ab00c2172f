import { employerContracts } from '@app/schemas/api/accounts/employers'
import { calls, type Domain } from '../domain.ts'
import { employerFacts } from './facts.ts'
import { employerHandlers } from './routes.ts'
import { sealedEmployers } from './sealed.ts'

/** The jobs that a person had. */
export const employers = {
  calls: [calls(employerContracts, (context) => employerHandlers(context, context.hooks.foundBalances))],
  facts: { employers: () => employerFacts },
  sealed: [sealedEmployers],
  personal: { forgotten: ['employers'] },
} satisfies Domain
