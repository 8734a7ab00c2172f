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
import own from './help-page.module.css'
import { OwnCalls } from './own-calls.tsx'
import { useOpenRequests } from './use-open-requests.ts'
import { WaysToUs } from './ways-to-us.tsx'

/** Answers first, with the ways to a person in sight; then what was asked so far, a message, a call, the telephone. */
export function HelpPage({ user }: PageProps) {
  const said = useWords(words)
  return (
    <div className={own.page}>
      <PageHeading title={said.title} />
      <WaysToUs />
      <div className={styles.column}>
        <Answers user={user} />
        <Conversations />
        <AskForm />
      </div>
      <div className={`${styles.column} ${own.side}`}>
        <Reach />
      </div>
    </div>
  )
}

function Reach() {
  const said = useWords(words)
  const support = useBrand()?.support
  const open = useOpenRequests()
  return (
    <section className={styles.part} aria-labelledby="reach">
      <h2 id="reach">{said.reach}</h2>
      {support && (
        <div>
          <a className={styles.more} href={`tel:${support.phone.replaceAll(' ', '')}`}>
            {support.phone}
          </a>
          <p className={styles.about}>{said.call(support.hours)}</p>
        </div>
      )}
      <a className={`${styles.more} ${own.onDesk}`} href="#ask">
        {said.write}
      </a>
      {open > 0 && (
        <a className={`${styles.more} ${own.onDesk}`} href="#requests">
          {said.open(open)}
        </a>
      )}
      <OwnCalls />
      <BookCall />
    </section>
  )
}
