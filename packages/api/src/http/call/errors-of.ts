import type { Contract } from '@app/schemas/api/contract'
import type { ErrorCode } from '@app/schemas/errors'

/** Every error a call can answer with: its own, those of reading a request at all, and those of the auth guard. */
export function errorsOf({ method, who, sends, versioned, idempotent, movesMoney, withoutSignIn, errors }: Contract): readonly ErrorCode[] {
  const ofSignIn: readonly ErrorCode[] = who === 'anyone' ? [] : [...authGuardErrors, withoutSignIn ?? 'not_authenticated']
  const ofStaff: readonly ErrorCode[] = who === 'staff' ? staffErrors : []
  const all: readonly ErrorCode[] = [
    ...readingErrors,
    ...(method !== 'GET' ? bodyErrors : []),
    ...ofSignIn,
    ...ofStaff,
    ...(versioned === 'always' ? versionErrors : []),
    ...(idempotent === 'by-key' ? keyErrors : []),
    ...(movesMoney ? moneyErrors : []),
    ...(sends === 'events' ? streamErrors : []),
    ...errors,
    ...serviceErrors,
  ]
  return [...new Set(all)]
}

const readingErrors: readonly ErrorCode[] = ['bad_request', 'unknown_field', 'validation_failed']
const serviceErrors: readonly ErrorCode[] = ['overloaded', 'database_unavailable', 'internal_error']
const bodyErrors: readonly ErrorCode[] = ['request_timeout', 'payload_too_large', 'unsupported_media_type']
const authGuardErrors: readonly ErrorCode[] = ['token_not_valid', 'origin_refused', 'too_many_requests']
const staffErrors: readonly ErrorCode[] = ['forbidden', 'second_factor_required']
const versionErrors: readonly ErrorCode[] = ['precondition_missing']
const moneyErrors: readonly ErrorCode[] = ['step_up_required']
const streamErrors: readonly ErrorCode[] = ['too_many_requests']
const keyErrors: readonly ErrorCode[] = ['idempotency_missing']
