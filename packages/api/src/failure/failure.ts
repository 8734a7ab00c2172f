import type { ErrorCode, ErrorDetails } from '@app/schemas/errors'
import type { Words } from '@app/schemas/language'

/** What is particular to this one: words, fields, when to try again, and what the sender needs for that. */
export type Details = ErrorDetails & { readonly retryAfterSeconds?: number }

/** An expected failure: a handler returns it, and only with a code that its contract names. */
export type Failure<Code extends ErrorCode = ErrorCode> = { readonly [failure]: Code; readonly said: Details | undefined }

const failure = Symbol('failure')

export function fail<const Code extends ErrorCode>(code: Code, said?: Details): Failure<Code> {
  return { [failure]: code, said }
}

export function isFailure(result: unknown): result is Failure {
  return typeof result === 'object' && result !== null && failure in result
}

export function codeOf({ [failure]: code }: Failure): ErrorCode {
  return code
}

/** What a failure says of itself to customers, in every language. */
export function detailIn({ said }: Failure): Words<string> | undefined {
  const detail = said?.detail
  return detail && !('for' in detail) ? detail : undefined
}
