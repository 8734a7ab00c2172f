import type { secondFactorContracts } from '@app/schemas/api/people/second-factor'
import type { Handlers } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { beginSecondFactor, confirmSecondFactor, readSecondFactor, showSecondFactor } from './second-factor.ts'

/** The authenticator app of a person. */
export function secondFactorHandlers(auth: AuthContext) {
  return {
    readSecondFactor: ({ person }) => readSecondFactor(auth, person),
    beginSecondFactor: ({ person }) => beginSecondFactor(auth, person),
    confirmSecondFactor: ({ person, body }) => confirmSecondFactor(auth, person, body.code),
    showSecondFactor: ({ person, body }) => showSecondFactor(auth, person, body.code),
  } satisfies Handlers<typeof secondFactorContracts>
}
