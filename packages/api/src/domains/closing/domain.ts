import { closingContracts } from '@app/schemas/api/people/closing'
import { patient } from '../../jobs/patient.ts'
import { authOf } from '../auth/open-auth.ts'
import { calls, type Domain } from '../domain.ts'
import { closeAccount, closeJob } from './close-account.ts'
import { closingHandlers } from './routes.ts'

/** Closing an account: asked for, possible to take back for a week, and then done. */
export const closing = {
  calls: [calls(closingContracts, (context) => closingHandlers(authOf(context)))],
  jobs: (context) => ({ [closeJob]: { ...patient, work: ({ personId = '' }) => closeAccount(authOf(context), personId) } }),
  personal: { forgotten: ['account_closings'] },
} satisfies Domain
