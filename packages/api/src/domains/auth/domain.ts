import { staffContracts } from '@app/schemas/api/desk/staff'
import { authContracts } from '@app/schemas/api/people/auth'
import { passkeyContracts } from '@app/schemas/api/people/passkeys'
import { secondFactorContracts } from '@app/schemas/api/people/second-factor'
import { factorSignInContracts } from '@app/schemas/api/people/second-factor-sign-in'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { leavingAuth } from './leaving.ts'
import { authJobs } from './links/by-email.ts'
import { authOf } from './open-auth.ts'
import { passkeyHandlers } from './passkeys/routes.ts'
import { authHandlers } from './routes.ts'
import {
  sealedAuthenticators,
  sealedInvitations,
  sealedNameWords,
  sealedPasskeys,
  sealedPendingAuthenticators,
  sealedPeople,
} from './sealed.ts'
import { secondFactorHandlers } from './second-factor/routes.ts'
import { forgetOldSessions } from './sessions/session-store.ts'
import { factorSignInHandlers } from './sign-in/routes.ts'
import { forgetUnfinished } from './sign-in/unfinished-store.ts'
import { staffHandlers } from './staff/routes.ts'

/** Accounts of people, and how they sign in. */
export const auth = {
  calls: [
    calls(authContracts, (context) => authHandlers(authOf(context))),
    calls(secondFactorContracts, (context) => secondFactorHandlers(authOf(context))),
    calls(passkeyContracts, (context) => passkeyHandlers(authOf(context))),
    calls(factorSignInContracts, (context) => factorSignInHandlers(authOf(context))),
    calls(staffContracts, (context) => staffHandlers(authOf(context))),
  ],
  jobs: (context) => authJobs(authOf(context)),
  clearOut: async (db, daysAgo) => {
    await forgetOldSessions(db, daysAgo(keptDays.endedSessions))
    await forgetUnfinished(db, daysAgo(1))
  },
  sealed: [sealedPeople, sealedAuthenticators, sealedPendingAuthenticators, sealedPasskeys, sealedInvitations, sealedNameWords],
  personal: {
    ...leavingAuth,
    forgotten: [
      ...(['mailed_tokens', 'mailed_codes', 'unfinished_sign_ins', 'sessions', 'staff', 'name_words'] as const),
      ...(['authenticators', 'pending_authenticators', 'backup_codes'] as const),
      ...(['passkeys', 'passkey_handles', 'passkey_challenges'] as const),
    ],
  },
} satisfies Domain
