import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { waitedWords } from '../data/moment-words.ts'
import type { Task } from '../data/task.ts'
import { addressOf } from '../desk-address.ts'
import { Time } from '../frame/time.tsx'
import { queueNames } from '../queues/queues.words.ts'
import styles from './task.module.css'
import { words } from './task.words.ts'

/** What is known of every task, in one line, and what to do. */
export function TaskHead({ task }: { readonly task: Task }) {
  const { queue, customer, customer_pk: id, assignee, is_mine: isMine, opened_at: openedAt, due_at: dueAt, is_late: isLate } = task
  return (
    <>
      <dl className={styles.head}>
        <Fact name={words.queue}>
          <Link to={addressOf({ page: 'queue', queue })}>{queueNames[queue]}</Link>
        </Fact>
        {id !== null && (
          <Fact name={words.customer}>
            <Link to={addressOf({ page: 'customer', id })} state={{ reason: task.title }}>
              {customer ?? words.customer}
            </Link>
          </Fact>
        )}
        <Fact name={words.whose}>{isMine ? words.yours : (assignee?.name ?? words.nobody)}</Fact>
        <Fact name={words.opened}>
          <Time at={openedAt} />
          {task.state === 'open' && ` · ${waitedWords(task.waited_minutes)}`}
        </Fact>
        <Fact name={words.due}>
          <Time at={dueAt} /> {isLate && <Tag look="bad">{words.late}</Tag>}
        </Fact>
      </dl>
      <p className={styles.todo}>
        <strong>{words.todo}:</strong> {task.todo}
      </p>
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
