import { bad, good } from '@app/schemas/rules/answers/checked'
import type { FieldKind } from '../field-kind.ts'
import { line } from './line.tsx'

const { Input: Line } = line({ inputMode: 'numeric', width: 'short' })

/** The six digits of a message: the telephone may fill them in, and they may be pasted with a space or a dash. */
export const code: FieldKind = {
  Input: (props) => <Line {...props} field={{ ...props.field, autocomplete: 'one-time-code' }} />,
  read: (value) => {
    const digits = String(value ?? '').replace(/[\s-]/g, '')
    if (digits === '') return bad('required')
    return /^\d{6}$/.test(digits) ? good(digits) : bad('format')
  },
}
