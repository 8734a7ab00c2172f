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
