import type { Contract } from '@app/schemas/api/contract'
import type { ErrorCode } from '@app/schemas/errors'

/** Every error a call can answer with: its own, and those of reading a request at all. */
export function errorsOf({ method, errors }: Contract): readonly ErrorCode[] {
  const ofBodies: readonly ErrorCode[] = method !== 'GET' ? ['request_timeout', 'payload_too_large', 'unsupported_media_type'] : []
  return [...new Set<ErrorCode>(['bad_request', 'unknown_field', 'validation_failed', ...ofBodies, ...errors, 'internal_error'])]
}
