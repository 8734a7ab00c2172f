import { useMemo, useState } from 'react'
import { useWords } from '../../client/language.ts'
import { readPageData } from '../../client/service/page-data.ts'
import { callWords } from '../../client/words/day-words.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { callSlots } from '../data/calls/call-slots.ts'
import { calls, comingCalls } from '../data/calls/calls.ts'
import { type SlotDay, type SlotWeek, slotWeeks } from '../data/calls/slot-weeks.ts'
import { useTimeZone } from '../data/calls/time-zone.ts'
import { ClosedDays, DayChoice } from './day-choice.tsx'
import { TimeChoice } from './time-choice.tsx'
import styles from './time-picker.module.css'
import { words } from './time-picker.words.ts'
import { WeekLine } from './week-line.tsx'
import { ZoneChoice } from './zone-choice.tsx'

type Props = {
  readonly id: string
  readonly name: string
  /** The moment that is chosen. */
  readonly value: string | undefined
  readonly onChange: (start: string) => void
  readonly isWrong?: boolean
}

/** Picks a moment for a call: a week at a time, then a day of it, then a time of that day. */
export function TimePicker(props: Props) {
  const said = useWords(words)
  const slots = callSlots.use()
  const { phone } = readPageData().brand?.support ?? { phone: '' }
  return (
    <div className={styles.picker}>
      <ZoneChoice id={props.id} />
      <Loaded of={slots} empty={said.full(phone)} isEmpty={(starts) => starts.length === 0}>
        {(starts) => <Weeks {...props} free={starts} />}
      </Loaded>
    </div>
  )
}

function Weeks({ id, name, value, onChange, isWrong = false, free }: Props & { readonly free: readonly string[] }) {
  const said = useWords(words)
  const zone = useTimeZone()
  const own = useOwnStarts()
  const weeks = useMemo(() => slotWeeks([...new Set([...free, ...own])], zone), [free, own, zone])
  const [seen, setSeen] = useState<string>()
  const shown = weekWith(weeks, seen) ?? weekOf(weeks, value) ?? weeks[0]
  if (!shown) return null
  const open = shown.days.find(({ day, starts }) => day === seen && starts.length > 0) ?? dayOf(shown, value) ?? firstFree(shown)
  const index = weeks.indexOf(shown)
  const lookAt = (week: SlotWeek | undefined) => setSeen(week && (dayOf(week, value) ?? firstFree(week) ?? week.days[0])?.day)
  const isKnown = value !== undefined && weekOf(weeks, value) !== undefined
  return (
    <>
      <WeekLine
        week={shown}
        onEarlier={index > 0 ? () => lookAt(weeks[index - 1]) : undefined}
        onLater={index < weeks.length - 1 ? () => lookAt(weeks[index + 1]) : undefined}
      />
      <DayChoice id={id} name={`${name}-day`} week={shown} open={open?.day} onOpen={setSeen} />
      <ClosedDays week={shown} />
      {open && <TimeChoice id={id} name={name} day={open} zone={zone} own={own} value={value} onChange={onChange} isWrong={isWrong} />}
      <p role="status" className={styles.chosen}>
        {isKnown && said.chosen(callWords(value, zone))}
      </p>
    </>
  )
}

/** The times of calls that this person holds: taken, and theirs. */
function useOwnStarts(): readonly string[] {
  const { data } = calls.use()
  return useMemo(() => comingCalls(data ?? [], new Date()).map(({ starts_at }) => starts_at), [data])
}

function weekWith(weeks: readonly SlotWeek[], day: string | undefined): SlotWeek | undefined {
  return weeks.find(({ days }) => days.some((one) => one.day === day))
}

function weekOf(weeks: readonly SlotWeek[], start: string | undefined): SlotWeek | undefined {
  return weeks.find((week) => dayOf(week, start) !== undefined)
}

function dayOf({ days }: SlotWeek, start: string | undefined): SlotDay | undefined {
  return days.find(({ starts }) => start !== undefined && starts.includes(start))
}

function firstFree({ days }: SlotWeek): SlotDay | undefined {
  return days.find(({ starts }) => starts.length > 0)
}
