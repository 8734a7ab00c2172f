import type { Facts } from '@app/engine'
import { useEffect } from 'react'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useModeFacts } from '../data/journeys/mode-facts.ts'
import { completedInfo } from '../data/journeys/progress.ts'
import { TaskList } from './task-list.tsx'
import { tasksOf } from './tasks-of.ts'
import { useTaskMode } from './use-task-mode.ts'

type Props = {
  readonly mode: WalkedMode | undefined
  /** The facts of that mode, where they are known: a second request would make the list late and move what is below it. */
  readonly facts?: Facts
  readonly empty: string | undefined
  /** All of it is there, or why it can’t be: what stands below it is no longer pushed away. */
  readonly onDrawn?: () => void
}

/** The steps of a person on their way: of the mode that they walk, or of the one that they walked last. */
export function Tasks({ mode: walked, facts: known, empty, onDrawn }: Props) {
  const completed = completedInfo.use()
  const { mode } = useTaskMode(walked)
  const isKnown = known !== undefined && mode === walked
  const asked = useModeFacts(isKnown ? undefined : mode)
  const facts = isKnown ? known : asked
  // The step before this one may have completed something.
  useEffect(() => void completedInfo.load(true), [])
  const isDrawn = completed.failure !== undefined || (completed.data !== undefined && mode !== undefined && facts !== undefined)
  useEffect(() => {
    if (isDrawn) onDrawn?.()
  }, [isDrawn, onDrawn])
  return (
    <Loaded of={completed} empty={empty}>
      {(done) => {
        if (mode && !facts) return <Skeleton />
        const tasks = mode && facts ? tasksOf(mode, done, facts) : []
        const isOver = tasks.every(({ status }) => status === 'done')
        if (!mode || (isOver && empty !== undefined)) return <Empty>{empty}</Empty>
        return <TaskList mode={mode.flow.resolved.mode} tasks={tasks} />
      }}
    </Loaded>
  )
}
