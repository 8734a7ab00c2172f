import { bad, good } from '@app/schemas/rules/answers/checked'
import { callWords } from '../../../client/words/day-words.ts'
import { TimePicker } from '../../call-times/time-picker.tsx'
import { callSlots } from '../../data/calls/call-slots.ts'
import { calls } from '../../data/calls/calls.ts'
import { timeZone } from '../../data/calls/time-zone.ts'
import type { FieldKind, FieldProps } from '../field-kind.ts'

/** A free time for a call, of those that the service gives. */
function SlotInput({ field, id, value, onChange, error }: FieldProps) {
  return (
    <TimePicker
      id={id}
      name={field.name}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      onChange={onChange}
      isWrong={error !== undefined}
    />
  )
}

export const slot: FieldKind = {
  Input: SlotInput,
  read: (value, { errors }) => {
    if (typeof value !== 'string' || value === '') return bad('required')
    const startsAt = Date.parse(value)
    if (!(startsAt > Date.now())) return bad(errors?.min === undefined ? 'unknown' : 'min')
    return isOffered(value) ? good(value) : bad('unknown')
  },
  words: (value) => (typeof value === 'string' && value !== '' ? callWords(value, timeZone()) : ''),
}

/** As far as this page knows: the service has the last word. */
function isOffered(start: string): boolean {
  const free = callSlots.peek()
  return free === undefined || free.includes(start) || (calls.peek() ?? []).some(({ starts_at }) => starts_at === start)
}
