import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { checkBy, commonRules } from '@app/schemas/rules/answers/answer-rules'
import { bad, good } from '@app/schemas/rules/answers/checked'
import { recordKeepers } from '../../data/accounts/record-keepers.ts'
import type { FieldKind } from '../field-kind.ts'
import { suggestingInput } from '../late-input.tsx'

/** Who keeps the records of a plan: one of the list, or one of the answers that always come first. */
export const recordKeeper: FieldKind = {
  Input: suggestingInput(() => import('./record-keeper-input.tsx').then(({ RecordKeeperInput }) => RecordKeeperInput)),
  read: (value, field, { today }) => {
    const typed = checkBy(commonRules, field, value, today)
    const names = recordKeepers.peek()
    if (!typed.ok) return typed
    const listed = [...(field.fixedOptions ?? []), ...(names ?? [])].find((name) => sameNameKey(name) === sameNameKey(String(typed.value)))
    if (listed !== undefined) return good(listed)
    // Where the list is not to be had, a name is taken as it is typed.
    return names ? bad('unknown') : typed
  },
}
