import type { secondFactorContracts } from '@app/schemas/api/people/second-factor'
import type { Handlers } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { makeBackupCodes } from './backup-codes.ts'
import { beginSecondFactor, confirmSecondFactor, readSecondFactor, removeAuthenticator, showSecondFactor } from './second-factor.ts'

/** The authenticator app of a person. */
export function secondFactorHandlers(auth: AuthContext) {
  return {
    readSecondFactor: ({ person }) => readSecondFactor(auth, person),
    beginSecondFactor: ({ person }) => beginSecondFactor(auth, person),
    confirmSecondFactor: ({ person, body }) => confirmSecondFactor(auth, person, body.code),
    showSecondFactor: ({ person, body }) => showSecondFactor(auth, person, body.code),
    removeAuthenticator: ({ person }) => removeAuthenticator(auth, person),
    makeBackupCodes: ({ person }) => makeBackupCodes(auth, person),
  } satisfies Handlers<typeof secondFactorContracts>
}
