import { good } from '@app/schemas/rules/checked'
import { lazy } from 'react'
import type { FieldKind, FieldProps } from './field-kind.ts'

/** A way to answer that comes, with its rules, when a page asks for it. What nobody was shown yet, nobody can have answered wrongly. */
export function lateKind(load: () => Promise<FieldKind>, known: Pick<FieldKind, 'isSecret'> = {}): FieldKind {
  let kind: FieldKind | undefined
  return {
    ...known,
    Input: lazy(async () => {
      kind = await load()
      const { Input } = kind
      // A kind may have an input that comes later still, and one late component cannot stand for another.
      return { default: (props: FieldProps) => <Input {...props} /> }
    }),
    read: (...asked) => kind?.read?.(...asked) ?? good(asked[0]),
    wrong: (...asked) => kind?.wrong?.(...asked) ?? {},
    words: (value, field) => kind?.words?.(value, field) ?? listed(value),
  }
}

/** What can be told of an answer before its kind is there: texts, one after the other. */
function listed(value: unknown): string {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((one) => typeof one === 'string').join(', ')
}
