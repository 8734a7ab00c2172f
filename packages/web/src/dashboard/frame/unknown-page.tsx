import { useWords } from '../../client/language.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { words } from './frame.words.ts'
import styles from './parts.module.css'

/** An address below the dashboard at which there is nothing. */
export function UnknownPage() {
  const said = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={said.unknown} />
      <p>{said.unknownAbout}</p>
      <Link className={styles.more} to="/dashboard">
        {said.toOverview}
      </Link>
    </div>
  )
}
