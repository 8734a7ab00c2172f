import { ComingCalls } from '../../call-times/coming-calls.tsx'
import type { PanelProps } from '../panel-props.ts'

/** The call that is held, with what can be done about it. Where the page asks for a time, that is how it is moved. */
export function CallSlot({ empty, form }: PanelProps) {
  return <ComingCalls empty={empty} canMove={!form.fields.some(({ type }) => type === 'slot')} />
}
