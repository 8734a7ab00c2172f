import type { ErrorAnswer, ErrorCode } from '@app/schemas/errors'

export type Said = Pick<ErrorAnswer, 'fields'> & { readonly detail?: string }

/** An expected failure: a handler returns it, and only with a code that its contract names. */
export type Failure<Code extends ErrorCode = ErrorCode> = { readonly [failure]: Code; readonly said: Said | undefined }

const failure = Symbol('failure')

export function fail<const Code extends ErrorCode>(code: Code, said?: Said): Failure<Code> {
  return { [failure]: code, said }
}

export function isFailure(result: unknown): result is Failure {
  return typeof result === 'object' && result !== null && failure in result
}

export function codeOf({ [failure]: code }: Failure): ErrorCode {
  return code
}
