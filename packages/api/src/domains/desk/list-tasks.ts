import { type TaskKind, type TaskQueue, taskKinds, taskQueues } from '@app/schemas/rules/desk/task-kinds'
import type { Context } from '../../context/context.ts'
import type { Colleague } from '../../http/call/handlers.ts'
import { minutesBetween } from './minutes-between.ts'
import { namesOf } from './names-of.ts'
import { toShortTask } from './show-task.ts'
import { countByKind, countOwn, findTasks } from './task-store.ts'
import { allKinds, kindOf } from './tasks.ts'

const pageSize = 50

type Wanted = { readonly queue?: TaskQueue; readonly state?: 'open' | 'done'; readonly mine?: 'true'; readonly page?: number }

/** How much there is to do. */
export async function listQueues({ db, now }: Context, by: Colleague) {
  const at = now()
  const [counts, mine] = await Promise.all([countByKind(db, at), countOwn(db, by.id)])
  const results = taskQueues.map((queue) => {
    const own = counts.filter(({ kind }) => (kindsOf(queue) as readonly string[]).includes(kind))
    const sum = (count: 'open' | 'late' | 'unassigned') => own.reduce((all, one) => all + Number(one[count]), 0)
    const waited = own.map(({ oldest }) => minutesBetween(oldest, at))
    const oldest_waited_minutes = waited.length > 0 ? Math.max(...waited) : null
    return { queue, open: sum('open'), late: sum('late'), unassigned: sum('unassigned'), oldest_waited_minutes }
  })
  return { mine, results }
}

/** Tasks, those due first, or those that are done. */
export async function listTasks(context: Context, by: Colleague, { queue, state = 'open', mine, page = 1 }: Wanted) {
  const { rows, count } = await findTasks(context.db, {
    kinds: queue ? kindsOf(queue) : allKinds,
    state,
    assignee: mine ? by.id : undefined,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  const names = await namesOf(
    context,
    rows.flatMap(({ person_id, assignee }) => [person_id, assignee]),
  )
  const results = rows.flatMap((row) => {
    const kind = kindOf(row)
    return kind ? [toShortTask(row, kind, names, context.now())] : []
  })
  return { count, results }
}

function kindsOf(queue: TaskQueue): readonly TaskKind[] {
  return allKinds.filter((kind) => taskKinds[kind].queue === queue)
}
