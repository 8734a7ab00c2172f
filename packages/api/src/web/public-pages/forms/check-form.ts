import { saidIn } from '@app/schemas/errors'
import type { Language } from '@app/schemas/language'
import type { z } from 'zod'
import { readPart } from '../../../http/request/read-request.ts'
import type { Typed } from './sent-forms.ts'

export type CheckedForm<T> = { readonly typed: Typed } & (
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }
)

/** Reads the fields of a form as the call of the same thing reads its body: the same rules, and the same words. */
export function checkForm<S extends z.ZodType>(
  schema: S,
  all: Typed,
  { names, language }: { readonly names: readonly string[]; readonly language: Language },
): CheckedForm<z.output<S>> {
  const typed = Object.fromEntries(names.map((name) => [name, all[name] ?? '']))
  const { problems } = readPart('body', schema, typed)
  if (!problems) return { ok: true, typed, data: schema.parse(typed) }
  // The first thing that is wrong with a field is enough to begin with.
  const errors = Object.fromEntries(
    problems.toReversed().map(({ field, words }) => [names.includes(field) ? field : '', saidIn(words, language)]),
  )
  return { ok: false, typed, errors }
}
