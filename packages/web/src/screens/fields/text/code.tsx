import { bad, good } from '@app/schemas/rules/answers/checked'
import { bareNumber } from '@app/schemas/rules/answers/short-text'
import type { FieldKind } from '../field-kind.ts'
import { line } from './line.tsx'

const { Input: Line } = line({ inputMode: 'numeric', width: 'short' })

/** The six digits of a message: the telephone may fill them in, and they may be pasted with a space, a dash or marks that nobody sees. */
export const code: FieldKind = {
  Input: (props) => <Line {...props} field={{ ...props.field, autocomplete: 'one-time-code' }} />,
  read: (value) => {
    const digits = bareNumber(String(value ?? ''))
    if (digits === '') return bad('required')
    return /^\d{6}$/.test(digits) ? good(digits) : bad('format')
  },
}
