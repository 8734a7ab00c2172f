import type { progressContracts } from '@app/schemas/api/people/progress'
import type { Context } from '../../context/context.ts'
import type { FactColumns } from '../../facts/facts-of.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { claimProgress, findProgress } from './claims.ts'

/** What a person has done. */
export function progressHandlers(context: Context, facts: FactColumns) {
  const progress = { context, facts }
  return {
    getCompletedInfo: ({ person }) => findProgress(progress, person.id),
    addCompletedInfo: ({ person, body }) => claimProgress(progress, person.id, body),
    updateCompletedInfo: ({ person, body }) => claimProgress(progress, person.id, body),
  } satisfies Handlers<typeof progressContracts>
}
