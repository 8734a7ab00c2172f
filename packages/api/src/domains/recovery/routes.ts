import type { recoveryContracts } from '@app/schemas/api/people/recovery'
import type { Handlers } from '../../http/call/handlers.ts'
import type { AuthContext } from '../auth/auth-context.ts'
import { askRecovery, toRecovery } from './ask-recovery.ts'
import { finishRecovery } from './finish-recovery.ts'
import { stopRecovery, stopRecoveryByLink } from './stop-recovery.ts'
import { findOpen } from './store.ts'

/** Getting in after every second factor is lost. */
export function recoveryHandlers(auth: AuthContext) {
  const { context } = auth
  return {
    askRecovery: ({ body, sender }) => askRecovery(auth, body.sign_in, sender),
    readRecovery: async ({ person }) => toRecovery(await findOpen(context.db, person.id)),
    stopRecovery: ({ person }) => stopRecovery(context, person),
    stopRecoveryByLink: ({ body, sender }) => stopRecoveryByLink(context, body.token, sender),
    finishRecovery: ({ body, sender }) => finishRecovery(auth, body.token, body.password, sender),
  } satisfies Handlers<typeof recoveryContracts>
}
