import type { FastifyRequest } from 'fastify'
import { isFailure } from '../../../failure/failure.ts'
import type { AuthGuard } from '../../../http/call/auth-guard.ts'

/** Whether the person who asks is staff, somebody else, or unknown at the moment. */
export type StaffCheck = (request: FastifyRequest) => Promise<'staff' | 'other' | 'nobody'>

/** Staff are colleagues at the desk, whatever their role, whose session has shown a second factor. */
export function openStaffCheck(authGuard: Pick<AuthGuard, 'recognise' | 'recogniseStaff'>): StaffCheck {
  return async (request) => {
    const person = await authGuard.recognise(request)
    if (isFailure(person)) return 'nobody'
    return isFailure(await authGuard.recogniseStaff(person)) ? 'other' : 'staff'
  }
}
