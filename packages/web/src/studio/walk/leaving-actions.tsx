import type { LeavePlace } from '@app/schemas/flow/mode'
import { useWords } from '../../client/language.ts'
import type { StepAction } from '../../screens/screen-props.ts'
import styles from './going-on.module.css'
import { walkWords } from './walk.words.ts'

type Props = {
  readonly actions: readonly StepAction[]
  /** Where the button leads that was pressed last on this visit. */
  readonly pressed: LeavePlace | undefined
}

/** The buttons of a step that lead out of the flow, and where to: a walk does not follow them. */
export function LeavingActions({ actions, pressed }: Props) {
  const { leaves, pressed: wasPressed, places } = useWords(walkWords)
  const leaving = actions.flatMap(({ label, leave }) => (leave === undefined ? [] : [{ label, leave }]))
  if (leaving.length === 0) return null
  return (
    <div className={styles.leaving}>
      {leaving.map(({ label, leave }) => (
        <p key={label}>{leaves(label, places[leave])}</p>
      ))}
      <p role="status">{pressed && wasPressed(places[pressed])}</p>
    </div>
  )
}
