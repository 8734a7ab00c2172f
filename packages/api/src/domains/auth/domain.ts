import { staffContracts } from '@app/schemas/api/desk/staff'
import { authContracts } from '@app/schemas/api/people/auth'
import { secondFactorContracts } from '@app/schemas/api/people/second-factor'
import { calls, type Domain } from '../domain.ts'
import { authJobs } from './by-email.ts'
import { leavingAuth } from './leaving.ts'
import { authOf } from './open-auth.ts'
import { authHandlers } from './routes.ts'
import { sealedAuthenticators, sealedInvitations, sealedNameWords, sealedPendingAuthenticators, sealedPeople } from './sealed.ts'
import { secondFactorHandlers } from './second-factor/routes.ts'
import { forgetOldSessions } from './sessions/session-store.ts'
import { staffHandlers } from './staff/routes.ts'

/** Accounts of people, and how they sign in. */
export const auth = {
  calls: [
    calls(authContracts, (context) => authHandlers(authOf(context))),
    calls(secondFactorContracts, (context) => secondFactorHandlers(authOf(context))),
    calls(staffContracts, (context) => staffHandlers(authOf(context))),
  ],
  jobs: (context) => authJobs(authOf(context)),
  clearOut: (db, daysAgo) => forgetOldSessions(db, daysAgo(90)),
  sealed: [sealedPeople, sealedAuthenticators, sealedPendingAuthenticators, sealedInvitations, sealedNameWords],
  personal: {
    ...leavingAuth,
    forgotten: ['mailed_tokens', 'sessions', 'staff', 'authenticators', 'pending_authenticators', 'backup_codes', 'name_words'],
  },
} satisfies Domain
