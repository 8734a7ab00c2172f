import { Tasks } from '../../tasks/tasks.tsx'
import type { PanelProps } from '../panel-props.ts'

/** What is done, what is next, and the minutes to go. */
export function StepTasks({ mode, facts, empty }: PanelProps) {
  return <Tasks mode={mode} facts={facts} empty={empty} />
}
