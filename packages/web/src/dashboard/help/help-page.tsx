import { useWords } from '../../client/language.ts'
import { useBrand } from '../../client/service/page-data.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'
import { words } from './help.words.ts'
import { OwnCalls } from './own-calls.tsx'

const pages = ['rollover', 'transfer', 'loan', 'documents', 'settings'] as const

/** Calls to come, how to reach people, and where the answers to common questions are. */
export function HelpPage() {
  const said = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={said.title} />
      <OwnCalls />
      <Reach />
      <section className={styles.part} aria-labelledby="answers">
        <h2 id="answers">{said.find}</h2>
        <ul className={styles.links}>
          {pages.map((page) => (
            <li key={page}>
              <Link to={`/dashboard/${page}`}>{said.answers[page].name}</Link>
              <span className={styles.about}>{said.answers[page].about}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Reach() {
  const said = useWords(words)
  const support = useBrand()?.support
  return (
    <section className={styles.part} aria-labelledby="reach">
      <h2 id="reach">{said.reach}</h2>
      <ul className={styles.links}>
        {support && (
          <li>
            <a href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone}</a>
            <span className={styles.about}>{said.call(support.hours)}</span>
          </li>
        )}
        <li>
          <a href="/contact-us">{said.write}</a>
          <span className={styles.about}>{said.writeAbout}</span>
        </li>
        <li>
          <PlaceLink place="search-call">{said.book}</PlaceLink>
          <span className={styles.about}>{said.bookAbout}</span>
        </li>
      </ul>
    </section>
  )
}
