import { bad, good } from '@app/schemas/rules/checked'
import { lazy } from 'react'
import type { FieldKind } from '../field-kind.ts'
import { chosenFile, problemOf } from './chosen-file.ts'

const Input = lazy(() => import('./file-input.tsx').then(({ FileField }) => ({ default: FileField })))

/** A photo or a paper to send. It is held by this page until it is sent, and kept nowhere. */
export const file: FieldKind = {
  Input,
  read: (value) => {
    const chosen = chosenFile(value)
    if (!chosen) return bad('required')
    const problem = problemOf(chosen)
    return problem ? bad(problem === 'heic' ? 'type' : problem) : good(chosen)
  },
  words: (value) => chosenFile(value)?.name ?? '',
  isSecret: true,
}
