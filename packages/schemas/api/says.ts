import type { z } from 'zod'
import type { Said } from '../errors.ts'

type Issue = z.core.$ZodRawIssue
type Says = { (): undefined; readonly words: Said }

/**
 * What a schema says of a wrong value, as the last argument of a check. By itself it says nothing: whoever reads by the schema chooses
 * the language, with `saidOf`.
 */
export function says(words: Said): { readonly error: Says } {
  return { error: Object.assign(() => undefined, { words }) }
}

/** The same for an issue that a schema adds itself. */
export function issueThatSays(words: Said) {
  return { code: 'custom', params: says(words) } as const
}

/** What the schema itself says of an issue: the check before the type that it belongs to. */
export function saidOf(issue: Issue): Said | undefined {
  const added: unknown = issue.code === 'custom' ? issue.params?.['error'] : undefined
  return [added, issue.inst?._zod.def.error, issue.schema?._zod.def.error].find(isSays)?.words
}

export function isSays(error: unknown): error is Says {
  return typeof error === 'function' && 'words' in error
}
