import { useCallback, useState } from 'react'
import { ask } from '../../client/service/ask.ts'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { OwnRole } from '../data/own-role.ts'
import type { Changed } from '../data/task.ts'
import { useLoaded } from '../data/use-loaded.ts'
import { addressOf } from '../desk-address.ts'
import layout from '../frame/layout.module.css'
import { Parts } from '../frame/parts.tsx'
import { queueNames } from '../queues/queues.words.ts'
import { words } from './task.words.ts'
import { TaskHead } from './task-head.tsx'
import { TaskNotes } from './task-notes.tsx'
import { TaskState } from './task-state.tsx'

/** One task with all that it needs, and what can be done with it. */
export function TaskPage({ id, me }: { readonly id: string; readonly me: OwnRole }) {
  const load = useCallback(() => ask('GET /api/v1/desk/tasks/{id}/', { params: { id } }), [id])
  const held = useLoaded(load)
  const [news, setNews] = useState('')
  const changed: Changed = async (happened) => {
    setNews('')
    const now = await held.reload()
    setNews(typeof happened === 'string' ? happened : happened(now))
  }
  if (held.data === undefined)
    return (
      <>
        <PageHeading title={words.loading} section={words.desk} />
        <Loaded of={held} empty={undefined}>
          {() => null}
        </Loaded>
      </>
    )
  const task = held.data
  return (
    <>
      <PageHeading title={task.title} section={words.desk} />
      <OutcomeLine text={news} />
      <TaskHead task={task} />
      <div className={layout.columns}>
        <div className={layout.column}>
          <Parts parts={task.parts} customer={task.customer_pk} />
        </div>
        <div className={layout.column}>
          <TaskState task={task} me={me} onChanged={changed} />
          <TaskNotes task={task} me={me} onChanged={changed} />
        </div>
      </div>
      <p>
        <Link to={addressOf({ page: 'queue', queue: task.queue })}>{words.toQueue(queueNames[task.queue])}</Link>
      </p>
    </>
  )
}
