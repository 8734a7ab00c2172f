import { useWords } from '../../client/language.ts'
import { spanWords } from '../../client/words/day-words.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { SlotWeek } from '../data/calls/slot-weeks.ts'
import styles from './time-picker.module.css'
import { words } from './time-picker.words.ts'

type Props = {
  readonly week: SlotWeek
  /** Nothing where there is no such week. */
  readonly onEarlier: (() => void) | undefined
  readonly onLater: (() => void) | undefined
}

/** Which week is shown, and the ways to the one before and after it. */
export function WeekLine({ week, onEarlier, onLater }: Props) {
  const said = useWords(words)
  const [first, last] = [week.days[0]?.day ?? '', week.days.at(-1)?.day ?? '']
  return (
    <div className={styles.week}>
      <Turn label={said.earlier} sign="‹" onTurn={onEarlier} />
      <p aria-live="polite" className={styles.span}>
        <VisuallyHidden>{said.week} </VisuallyHidden>
        {spanWords(first, last)}
      </p>
      <Turn label={said.later} sign="›" onTurn={onLater} />
    </div>
  )
}

function Turn({ label, sign, onTurn }: { readonly label: string; readonly sign: string; readonly onTurn: (() => void) | undefined }) {
  return (
    <button type="button" className={styles.turn} aria-label={label} aria-disabled={onTurn === undefined || undefined} onClick={onTurn}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
