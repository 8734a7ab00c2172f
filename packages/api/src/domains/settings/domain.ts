import { settingsContracts } from '@app/schemas/api/people/settings'
import { authOf } from '../auth/open-auth.ts'
import { calls, type Domain } from '../domain.ts'
import { settingsHandlers } from './routes.ts'

/** What people change about themselves later. */
export const settings = {
  calls: [calls(settingsContracts, (context) => settingsHandlers(authOf(context), context.flows))],
} satisfies Domain
