import styles from './queues.module.css'
import { words } from './queues.words.ts'

/** What came in meanwhile, read out when the reader is idle; and that the page is out of date, where it is. */
export function RefreshLine({ news, isStale }: { readonly news: string; readonly isStale: boolean }) {
  return (
    <p role="status" className={styles.news}>
      {isStale ? words.stale : news}
    </p>
  )
}
