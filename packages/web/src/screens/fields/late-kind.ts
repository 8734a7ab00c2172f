import { good } from '@app/schemas/rules/checked'
import { lazy } from 'react'
import type { FieldKind } from './field-kind.ts'

/** A way to answer that comes, with its rules, when a page asks for it. What nobody was shown yet, nobody can have answered wrongly. */
export function lateKind(load: () => Promise<FieldKind>): FieldKind {
  let kind: FieldKind | undefined
  return {
    Input: lazy(async () => {
      kind = await load()
      return { default: kind.Input }
    }),
    read: (...asked) => kind?.read?.(...asked) ?? good(asked[0]),
  }
}
