import { useWords } from '../client/language.ts'
import { readPageData } from '../client/page-data.ts'
import { Link } from '../ui/link.tsx'
import { words } from './dashboard.words.ts'
import styles from './dashboard-page.module.css'

/** What else can be begun, as far as its flow is live. */
export function Starts() {
  const said = useWords(words)
  const { modes } = readPageData()
  const live = Object.entries(said.starts).filter(([mode]) => modes.includes(mode))
  return (
    <section className={styles.part} aria-labelledby="starts">
      <h2 id="starts">{said.start}</h2>
      <ul className={styles.links}>
        {live.map(([mode, { name, about }]) => (
          <li key={mode}>
            <Link to={`/${mode}`}>{name}</Link>
            <span className={styles.about}>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
