import { useWords } from '../../client/language.ts'
import { useBrand } from '../../client/service/page-data.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { AskForm } from './ask-form.tsx'
import { BookCall } from './book-call.tsx'
import { Conversations } from './conversations.tsx'
import { words } from './help.words.ts'
import { OwnCalls } from './own-calls.tsx'

const pages = ['rollover', 'transfer', 'loan', 'documents', 'settings'] as const

/** Where the answers are, what was asked so far, and the ways to a person: a message, a call, the telephone. */
export function HelpPage() {
  const said = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={said.title} />
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
      <Conversations />
      <AskForm />
      <Reach />
    </div>
  )
}

function Reach() {
  const said = useWords(words)
  const support = useBrand()?.support
  return (
    <section className={styles.part} aria-labelledby="reach">
      <h2 id="reach">{said.reach}</h2>
      <OwnCalls />
      <BookCall />
      {support && (
        <div>
          <a className={styles.more} href={`tel:${support.phone.replaceAll(' ', '')}`}>
            {support.phone}
          </a>
          <p className={styles.about}>{said.call(support.hours)}</p>
        </div>
      )}
    </section>
  )
}
