import { useWords } from '../../client/language.ts'
import { Tasks } from '../../screens/tasks/tasks.tsx'
import { useTaskMode } from '../../screens/tasks/use-task-mode.ts'
import styles from '../frame/parts.module.css'
import { words } from './overview.words.ts'

/** The steps of the flow that a person walked last. Nothing where it has none. */
export function StepsToDo() {
  const said = useWords(words)
  const mode = useTaskMode(undefined)
  if (!mode) return null
  return (
    <section className={styles.part}>
      <h2>{said.steps}</h2>
      <Tasks mode={mode} empty={undefined} />
    </section>
  )
}
