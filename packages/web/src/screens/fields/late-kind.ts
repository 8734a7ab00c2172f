import { good } from '@app/schemas/rules/answers/checked'
import { late } from '../../ui/late.tsx'
import type { FieldKind } from './field-kind.ts'

/** A way to answer that comes, with its rules, when a page asks for it. Until it is prepared it takes every answer. */
export function lateKind(load: () => Promise<FieldKind>, known: Pick<FieldKind, 'labels'> = {}): FieldKind {
  let kind: FieldKind | undefined
  const Input = late(async () => {
    kind = await load()
    return kind.Input
  })
  return {
    ...known,
    Input,
    prepare: Input.prepare,
    read: (...asked) => kind?.read?.(...asked) ?? good(asked[0]),
    wrong: (...asked) => kind?.wrong?.(...asked) ?? {},
    words: (value, field) => kind?.words?.(value, field) ?? listed(value),
  }
}

/** How an answer is shown before the code of its type is loaded: texts, one after the other. */
function listed(value: unknown): string {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((one) => typeof one === 'string').join(', ')
}
