import { authContracts } from '@app/schemas/api/people/auth'
import { calls, type Domain } from '../domain.ts'
import { authJobs } from './by-email.ts'
import { authOf } from './open-auth.ts'
import { authHandlers } from './routes.ts'
import { sealedPeople } from './sealed.ts'
import { forgetOldSessions } from './sessions/session-store.ts'

/** Accounts of people, and how they sign in. */
export const auth = {
  calls: [calls(authContracts, (context) => authHandlers(authOf(context)))],
  jobs: (context) => authJobs(authOf(context)),
  clearOut: (db, daysAgo) => forgetOldSessions(db, daysAgo(90)),
  sealed: [sealedPeople],
  personal: { forgotten: ['mailed_tokens', 'sessions', 'staff', 'authenticators', 'backup_codes'] },
} satisfies Domain
