import type { ErrorAnswer, ErrorCode } from '@app/schemas/errors'

/** What is particular to this one: words, fields, when to try again, and what the sender needs for that. */
export type Details = Pick<ErrorAnswer, 'fields' | 'challenge'> & { readonly detail?: string; readonly retryAfterSeconds?: number }

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
