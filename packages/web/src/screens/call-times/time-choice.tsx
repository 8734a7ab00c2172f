import { useWords } from '../../client/language.ts'
import { clockWords, dayWords } from '../../client/words/day-words.ts'
import { hourIn, type SlotDay } from '../data/calls/slot-weeks.ts'
import styles from './time-picker.module.css'
import { words } from './time-picker.words.ts'

type Props = {
  readonly id: string
  readonly name: string
  readonly day: SlotDay
  readonly zone: string
  /** Times of calls that the person holds already. */
  readonly own: readonly string[]
  readonly value: string | undefined
  readonly onChange: (start: string) => void
  readonly isWrong: boolean
}

const [noon, evening] = [12, 18]

/** The times of a day, by the part of it that they are in. */
export function TimeChoice({ id, name, day, zone, own, value, onChange, isWrong }: Props) {
  const said = useWords(words)
  const parts = [
    { title: said.morning, starts: day.starts.filter((start) => hourIn(start, zone) < noon) },
    { title: said.afternoon, starts: day.starts.filter((start) => hourIn(start, zone) >= noon && hourIn(start, zone) < evening) },
    { title: said.evening, starts: day.starts.filter((start) => hourIn(start, zone) >= evening) },
  ]
  return (
    <div
      role="radiogroup"
      aria-label={`${said.time}, ${dayWords(day.day, { weekday: 'long', month: 'long', day: 'numeric' })}`}
      className={styles.times}
    >
      {parts.map(
        ({ title, starts }) =>
          starts.length > 0 && (
            <div key={title} className={styles.part}>
              <p className={styles.partTitle}>{title}</p>
              <div className={styles.clocks}>
                {starts.map((start) => (
                  <label key={start} className={styles.clock}>
                    <input
                      type="radio"
                      className={styles.radio}
                      id={`${id}-${start}`}
                      name={name}
                      checked={start === value}
                      aria-invalid={isWrong || undefined}
                      onChange={() => onChange(start)}
                    />
                    {clockWords(start, zone)}
                    {own.includes(start) && <small className={styles.own}>{said.yours}</small>}
                  </label>
                ))}
              </div>
            </div>
          ),
      )}
    </div>
  )
}
