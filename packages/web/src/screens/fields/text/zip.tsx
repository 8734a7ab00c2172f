import { late } from '../../../ui/late.tsx'
import type { FieldKind, FieldProps } from '../field-kind.ts'
import { line } from './line.tsx'

/** The ZIP codes of every state come once there is something to compare. */
const OtherState = late(() => import('./other-state.tsx').then(({ OtherState }) => OtherState))
const ofDigits = line({ inputMode: 'numeric', width: 'year' })

/** A ZIP code. One that belongs to another state than the answer beside it gets a message, and can be sent: some cross a border. */
export const zip: FieldKind = { ...ofDigits, Input: ZipInput }

function ZipInput(props: FieldProps) {
  const { value, others, field } = props
  const state = others[field.name.replace('zip_code', 'state')]
  return (
    <>
      <ofDigits.Input {...props} />
      {typeof value === 'string' && value.length >= 5 && typeof state === 'string' && <OtherState zip={value} state={state} />}
    </>
  )
}
