import { isHoliday } from '@app/schemas/rules/days/call-slots'
import { useWords } from '../../client/language.ts'
import { dayWords } from '../../client/words/day-words.ts'
import type { SlotWeek } from '../data/calls/slot-weeks.ts'
import styles from './time-picker.module.css'
import { words } from './time-picker.words.ts'

type Props = {
  readonly id: string
  readonly name: string
  readonly week: SlotWeek
  readonly open: string | undefined
  readonly onOpen: (day: string) => void
}

/** The days of a week: which of them is looked at. Days without a free time cannot be opened. */
export function DayChoice({ id, name, week, open, onOpen }: Props) {
  const said = useWords(words)
  return (
    <div role="radiogroup" aria-label={said.day} className={styles.days}>
      {week.days.map(({ day, starts }) => (
        <label key={day} className={styles.day}>
          <input
            type="radio"
            className={styles.radio}
            // The list of errors leads here.
            id={day === open ? id : `${id}-${day}`}
            name={name}
            checked={day === open}
            disabled={starts.length === 0}
            aria-label={`${longDay(day)}, ${starts.length > 0 ? said.free(starts.length) : isHoliday(day) ? said.holiday : said.none}`}
            onChange={() => onOpen(day)}
          />
          <span aria-hidden="true" className={styles.weekday}>
            {dayWords(day, { weekday: 'short' })}
          </span>
          <span aria-hidden="true" className={styles.date}>
            {dayWords(day, { day: 'numeric' })}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Why a day of the week is closed that people would expect to be open. */
export function ClosedDays({ week }: Pick<Props, 'week'>) {
  const said = useWords(words)
  const closed = week.days.filter(({ day, starts }) => starts.length === 0 && isHoliday(day))
  return closed.map(({ day }) => (
    <p key={day} className={styles.closed}>
      {said.closed(longDay(day))}
    </p>
  ))
}

function longDay(day: string): string {
  return dayWords(day, { weekday: 'long', month: 'long', day: 'numeric' })
}
