import { type Failure, fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'

const countsMs = 5 * 60_000

/** What only a person may do who has proven in the last five minutes who they are: by the second factor, or the password without one. */
export function requireStepUp({ passwordCheckedAt }: Person, now: Date): Failure<'step_up_required'> | undefined {
  return isFresh(passwordCheckedAt, now) ? undefined : fail('step_up_required')
}

/** Whether a proof of that moment still counts. */
export function isFresh(at: Date | null | undefined, now: Date): boolean {
  return at != null && now.getTime() - at.getTime() <= countsMs
}
