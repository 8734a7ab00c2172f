import { type Failure, fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'

const countsMs = 5 * 60_000

/** What only a person may do who entered their password in the last five minutes. */
export function requireStepUp({ passwordCheckedAt }: Person, now: Date): Failure<'step_up_required'> | undefined {
  return now.getTime() - passwordCheckedAt.getTime() > countsMs ? fail('step_up_required') : undefined
}
