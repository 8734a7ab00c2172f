import { useLanguage, useWords, type Words } from '../../client/language.ts'
import { readPageData } from '../../client/service/page-data.ts'
import { Link } from '../../ui/link.tsx'
import styles from '../frame/parts.module.css'

const words: Words<{ readonly title: string }> = { en: { title: 'What you can do here' }, es: { title: 'Lo que puedes hacer aquí' } }

/** What else a person can begin: the live modes that offer themselves here. */
export function Starts() {
  const said = useWords(words)
  const { starts } = readPageData()
  const offered = starts[useLanguage()] ?? starts.en ?? []
  return (
    <section className={styles.part} aria-labelledby="starts">
      <h2 id="starts">{said.title}</h2>
      <ul className={styles.links}>
        {offered.map(({ mode, name, about }) => (
          <li key={mode}>
            <Link to={`/${mode}`}>{name}</Link>
            <span className={styles.about}>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
