import type { ClosingObstacle } from '@app/schemas/rules/people/closing'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { factorsOf } from '../second-factor/factors-of.ts'
import { findShown } from '../second-factor/second-factor-store.ts'

const countsMs = 15 * 60_000

/** Money is there, on its way, or owed. */
const signsOfMoney: ReadonlySet<ClosingObstacle> = new Set(['money', 'owed', 'application', 'transfer', 'rollover', 'loan'])

/**
 * On an account with money and without a second factor, what would let a thief stay is not done with a password alone: it also takes a
 * code from an e-mail. Where there is a second factor, the step-up has asked for it.
 */
export async function requireMoreThanPassword(
  { context }: AuthContext,
  db: Queries,
  person: Person,
): Promise<Failure<'mailed_code_required'> | undefined> {
  const { by } = await factorsOf(db, person.id)
  if (by.length > 0) return undefined
  if (!(await holdsMoney({ context }, db, person.id))) return undefined
  const shownAt = (await findShown(db, person.sessionId))?.mailed_code_at
  const isShown = shownAt != null && context.now().getTime() - shownAt.getTime() < countsMs
  return isShown ? undefined : fail('mailed_code_required')
}

export async function holdsMoney({ context }: Pick<AuthContext, 'context'>, db: Queries, personId: string): Promise<boolean> {
  return (await context.hooks.leaving.obstacles(context, db, personId)).some((obstacle) => signsOfMoney.has(obstacle))
}
