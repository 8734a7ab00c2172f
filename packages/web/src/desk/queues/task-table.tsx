import type { Answered } from '../../client/service/calls.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { waitedWords } from '../data/moment-words.ts'
import { addressOf } from '../desk-address.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import styles from './queues.module.css'
import { queueNames, words } from './queues.words.ts'

type ShortTask = Answered<'GET /api/v1/desk/tasks/'>['results'][number]
type Props = { readonly tasks: readonly ShortTask[]; readonly hasQueue?: boolean }

/** Tasks one under the other: what, for whom, whose, and until when. */
export function TaskTable({ tasks, hasQueue = false }: Props) {
  return (
    <div className={layout.across}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.task}</th>
            {hasQueue && (
              <th scope="col" className={styles.wide}>
                {words.queue}
              </th>
            )}
            <th scope="col">{words.whose}</th>
            <th scope="col" className={styles.wide}>
              {words.opened}
            </th>
            <th scope="col">{words.due}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((one) => (
            <TaskRow key={one.pk} task={one} hasQueue={hasQueue} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TaskRow({ task, hasQueue }: { readonly task: ShortTask; readonly hasQueue: boolean }) {
  return (
    <tr>
      <th scope="row">
        <Link className={styles.go} to={addressOf({ page: 'task', id: task.pk })}>
          {task.title}
          <span className={styles.customer}>{task.customer ?? words.noCustomer}</span>
        </Link>
      </th>
      {hasQueue && <td className={styles.wide}>{queueNames[task.queue]}</td>}
      <td>{task.assignee?.name ?? words.nobody}</td>
      <td className={styles.wide}>
        <Time at={task.opened_at} />
        {task.state === 'open' && <span className={styles.age}> · {waitedWords(task.waited_minutes)}</span>}
      </td>
      <td>
        <Time at={task.due_at} /> {task.is_late && <Tag look="bad">{words.isLate}</Tag>}
      </td>
    </tr>
  )
}
