import { useWords } from '../../client/language.ts'
import { useBrand } from '../../client/service/page-data.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageProps } from '../dashboard-page.tsx'
import styles from '../frame/parts.module.css'
import { Answers } from './answers/answers.tsx'
import { AskForm } from './ask-form.tsx'
import { BookCall } from './book-call.tsx'
import { Conversations } from './conversations.tsx'
import { words } from './help.words.ts'
import { OwnCalls } from './own-calls.tsx'

/** Answers first, then what was asked so far, and the ways to a person: a message, a call, the telephone. */
export function HelpPage({ user }: PageProps) {
  const said = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={said.title} />
      <Answers user={user} />
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
