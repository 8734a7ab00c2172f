import type { TaskQueue } from '@app/schemas/rules/desk/task-kinds'
import { useCallback } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { addressOf } from '../desk-address.ts'
import { lastPage, Paging } from './paging.tsx'
import { taskNews } from './queue-news.ts'
import styles from './queues.module.css'
import { queueNames, words } from './queues.words.ts'
import { RefreshLine } from './refresh-line.tsx'
import { TaskTable } from './task-table.tsx'
import { useRefreshed } from './use-refreshed.ts'

type Tasks = Answered<'GET /api/v1/desk/tasks/'>
type Props = { readonly queue: TaskQueue | 'mine' }

const newsOf = (before: Tasks, now: Tasks) => taskNews(before.results, now.results)

/** The tasks of a queue, or a colleague's own. What is shown of them stands in the address, so that Back leads to it. */
export function QueuePage({ queue }: Props) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const state = query.get('state') === 'done' ? 'done' : 'open'
  const page = Math.max(1, Math.floor(Number(query.get('page') ?? 1)) || 1)
  const address = addressOf(queue === 'mine' ? { page: 'mine' } : { page: 'queue', queue })
  return (
    <>
      <PageHeading title={queue === 'mine' ? words.mine : queueNames[queue]} section={words.desk} />
      <nav className={styles.states} aria-label={words.shown}>
        {(['open', 'done'] as const).map((one) => (
          <Link key={one} to={one === 'open' ? address : `${address}?state=done`} aria-current={one === state ? 'page' : undefined}>
            {words.states[one]}
          </Link>
        ))}
      </nav>
      <TaskList key={`${state} ${page}`} queue={queue} state={state} page={page} address={address} />
    </>
  )
}

type ListProps = Props & { readonly state: 'open' | 'done'; readonly page: number; readonly address: string }

function TaskList({ queue, state, page, address }: ListProps) {
  const load = useCallback(
    () => ask('GET /api/v1/desk/tasks/', { query: { state, page, ...(queue === 'mine' ? { mine: 'true' } : { queue }) } }),
    [queue, state, page],
  )
  const held = useRefreshed(load, newsOf)
  // What was on this page is done, or has moved up.
  if (page > 1 && held.data?.results.length === 0)
    return <Navigate to={`${address}?state=${state}&page=${Math.min(page - 1, lastPage(held.data.count))}`} replace />
  const empty = state === 'done' ? words.emptyDone : queue === 'mine' ? words.emptyMine : words.emptyOpen
  return (
    <>
      <RefreshLine news={held.news} isStale={held.data !== undefined && held.failure !== undefined} />
      <Loaded of={held} empty={empty} isEmpty={({ results }) => results.length === 0}>
        {({ count, results }) => (
          <>
            <TaskTable tasks={results} hasQueue={queue === 'mine'} />
            <Paging count={count} shown={results.length} page={page} address={`${address}?state=${state}`} />
          </>
        )}
      </Loaded>
    </>
  )
}
