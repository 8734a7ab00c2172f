import { bad, good } from '@app/schemas/rules/answers/checked'
import { late } from '../../../ui/late.tsx'
import type { FieldKind } from '../field-kind.ts'
import { chosenFile, problemOf } from './chosen-file.ts'

const Input = late(() => import('./file-input.tsx').then(({ FileField }) => FileField))

/** A photo or a paper to send. The page holds it until it is sent; it is saved nowhere. */
export const file: FieldKind = {
  Input,
  read: (value) => {
    const chosen = chosenFile(value)
    if (!chosen) return bad('required')
    const problem = problemOf(chosen)
    return problem ? bad(problem === 'heic' ? 'type' : problem) : good(chosen)
  },
  words: (value) => chosenFile(value)?.name ?? '',
}
