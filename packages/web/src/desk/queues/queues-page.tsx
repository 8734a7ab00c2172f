import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Tag } from '../../ui/tag.tsx'
import { waitedWords } from '../data/moment-words.ts'
import { addressOf } from '../desk-address.ts'
import layout from '../frame/layout.module.css'
import { queueNews } from './queue-news.ts'
import styles from './queues.module.css'
import { queueNames, words } from './queues.words.ts'
import { RefreshLine } from './refresh-line.tsx'
import { useRefreshed } from './use-refreshed.ts'

type Queues = Answered<'GET /api/v1/desk/queues/'>

const load = () => ask('GET /api/v1/desk/queues/')
const newsOf = (before: Queues, now: Queues) => queueNews(before.results, now.results)

/** How much there is to do: one's own tasks first, then every queue. */
export function QueuesPage() {
  const held = useRefreshed(load, newsOf)
  return (
    <>
      <PageHeading title={words.queues} section={words.desk} />
      <RefreshLine news={held.news} isStale={held.data !== undefined && held.failure !== undefined} />
      <Loaded of={held} empty={undefined}>
        {({ mine, results }) => (
          <>
            <p>
              <Link className={styles.mine} to={addressOf({ page: 'mine' })}>
                {words.mine} <strong>{mine}</strong>
              </Link>
            </p>
            <div className={layout.across}>
              <table className={`${styles.table} ${styles.counts}`}>
                <thead>
                  <tr>
                    <th scope="col">{words.queue}</th>
                    {[words.open, words.late, words.unassigned, words.oldest].map((counted) => (
                      <th key={counted} scope="col" className={styles.number}>
                        {counted}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {results.map((one) => (
                    <QueueRow key={one.queue} {...one} />
                  ))}
                </tbody>
              </table>
            </div>
            {results.every(({ open }) => open === 0) && <p>{words.nothingOpen}</p>}
          </>
        )}
      </Loaded>
    </>
  )
}

function QueueRow({ queue, open, late, unassigned, oldest_waited_minutes: waited }: Queues['results'][number]) {
  return (
    <tr className={open === 0 ? styles.calm : undefined}>
      <th scope="row">
        <Link className={styles.go} to={addressOf({ page: 'queue', queue })}>
          {queueNames[queue]}
        </Link>
      </th>
      <td className={styles.number}>{open}</td>
      <td className={styles.number}>{late > 0 ? <Tag look="bad">{words.lateCount(late)}</Tag> : 0}</td>
      <td className={styles.number}>{unassigned}</td>
      <td className={styles.number}>{waited === null ? '–' : waitedWords(waited)}</td>
    </tr>
  )
}
