import type { FastifyRequest } from 'fastify'
import { isFailure } from '../../failure/failure.ts'
import type { AuthGuard } from '../../http/call/auth-guard.ts'
import { accountOf } from './account-of.ts'
import type { AuthContext } from './auth-context.ts'

/** Whether the person who asks is staff, somebody else, or unknown at the moment. */
export type StaffCheck = (request: FastifyRequest) => Promise<'staff' | 'other' | 'nobody'>

/** Staff are people whose confirmed address is on the configured list. Merely claiming such an address is not enough. */
export function openStaffCheck(
  { context }: Pick<AuthContext, 'context'>,
  authGuard: Pick<AuthGuard, 'recognise'>,
  emails: readonly string[],
): StaffCheck {
  const staff = new Set(emails.map((email) => email.toLowerCase()))
  return async (request) => {
    if (staff.size === 0) return 'other'
    const person = await authGuard.recognise(request)
    if (isFailure(person)) return 'nobody'
    const account = await accountOf(context, person.id)
    return account?.isConfirmed && staff.has(account.email.toLowerCase()) ? 'staff' : 'other'
  }
}
