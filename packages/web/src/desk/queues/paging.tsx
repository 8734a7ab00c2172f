import { Link } from '../../ui/link.tsx'
import styles from './queues.module.css'
import { words } from './queues.words.ts'

const pageSize = 50

/** The last page that has tasks. */
export function lastPage(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}

type Props = { readonly count: number; readonly shown: number; readonly page: number; readonly address: string }

/** Which of the tasks are shown, and the way to the others. */
export function Paging({ count, shown, page, address }: Props) {
  const first = (page - 1) * pageSize + 1
  return (
    <nav className={styles.paging} aria-label={words.pages}>
      <span>{words.count(count, first, first + shown - 1)}</span>
      {page > 1 && <Link to={`${address}&page=${page - 1}`}>{words.previous}</Link>}
      {first + shown - 1 < count && <Link to={`${address}&page=${page + 1}`}>{words.next}</Link>}
    </nav>
  )
}
