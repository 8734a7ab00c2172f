import type { StaffRole } from '@app/schemas/rules/desk/roles'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { isShown } from '../second-factor/second-factor.ts'
import { findStaffSession } from './staff-store.ts'

/** The role of a person at the desk. It is looked up with each request, so that a colleague who leaves is out at once. */
export async function recogniseStaff(
  { context }: Pick<AuthContext, 'context'>,
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
): Promise<StaffRole | Failure<'forbidden' | 'second_factor_required'>> {
  const found = await findStaffSession(context.db, id, sessionId)
  if (!found) return fail('forbidden')
  return isShown(found.second_factor_at, context.now()) ? found.role : fail('second_factor_required')
}
