import { useEffect } from 'react'
import { useWords } from '../../client/language.ts'
import { Tasks } from '../../screens/tasks/tasks.tsx'
import { useTaskMode } from '../../screens/tasks/use-task-mode.ts'
import styles from '../frame/parts.module.css'
import { words } from './overview.words.ts'
import { StepsComing } from './steps-coming.tsx'

type Props = { /** All of it is there, or it is known that there is nothing. */ readonly onDrawn: () => void }

/** The steps of the flow that a person walked last. Nothing where it has none. */
export function StepsToDo({ onDrawn }: Props) {
  const said = useWords(words)
  const { mode, isKnown } = useTaskMode(undefined)
  const isNothing = isKnown && !mode
  useEffect(() => {
    if (isNothing) onDrawn()
  }, [isNothing, onDrawn])
  if (!isKnown) return <StepsComing />
  if (!mode) return null
  return (
    <section className={styles.part}>
      <h2>{said.steps}</h2>
      <Tasks mode={mode} empty={undefined} onDrawn={onDrawn} />
    </section>
  )
}
