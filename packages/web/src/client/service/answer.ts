import type { ErrorAnswer, ErrorCode } from '@app/schemas/errors'

/** Why a call gave nothing: what the service says, that it could not be reached, or that whoever asked has left the page meanwhile. */
export type Failure = Omit<ErrorAnswer, 'code'> & {
  readonly code: ErrorCode | 'offline' | 'asker_left'
  /** How long to wait before trying again. */
  readonly retryAfterSeconds?: number
}

/** An answer of the service. A failure is a value: the caller has to decide what people then see. */
export type Answer<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: Failure }

export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure }
}

export function done<T>(data: T): { readonly ok: true; readonly data: T } {
  return { ok: true, data }
}

const ofTheMoment: ReadonlySet<Failure['code']> = new Set([
  'offline',
  'request_timeout',
  'too_many_requests',
  'not_ready',
  'database_unavailable',
  'overloaded',
])

/** Whether the same may do a little later: nothing is wrong with what was sent, or with who sent it. */
export function passes({ code }: Failure): boolean {
  return ofTheMoment.has(code)
}
