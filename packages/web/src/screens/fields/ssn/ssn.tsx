import { checkBy, commonRules } from '@app/schemas/rules/answers/answer-rules'
import { good } from '@app/schemas/rules/answers/checked'
import type { FieldKind } from '../field-kind.ts'
import { lateInput } from '../late-input.tsx'
import { isMasked } from './is-masked.ts'

/** A Social Security number. Of one that the service has, this browser knows only the last four digits: left alone, it stays. */
export const ssn: FieldKind = {
  Input: lateInput(() => import('./ssn-input.tsx').then(({ SsnInput }) => SsnInput)),
  read: (value, field, { today }) => (isMasked(value) ? good(undefined) : checkBy(commonRules, field, value, today)),
}
