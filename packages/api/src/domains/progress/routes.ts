import type { progressContracts } from '@app/schemas/api/people/progress'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { claimProgress, findProgress } from './claims.ts'

/** What a person has done. */
export function progressHandlers(context: Context) {
  return {
    getCompletedInfo: ({ person }) => findProgress(context, person.id),
    addCompletedInfo: ({ person, body }) => claimProgress(context, person.id, body),
    updateCompletedInfo: ({ person, body }) => claimProgress(context, person.id, body),
  } satisfies Handlers<typeof progressContracts>
}
