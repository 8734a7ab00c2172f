import { useWords } from '../../client/language.ts'
import { addressOf } from '../../client/walk/address.ts'
import { Link } from '../../ui/link.tsx'
import styles from './answer-list.module.css'
import { words } from './check-answers.words.ts'
import type { Given } from './given-answers.ts'
import { type Changing, useReturn } from './return-to.ts'

type Props = { readonly answers: readonly Given[]; readonly mode: string; readonly returnTo: string }

/** What was asked, what was answered, and the way to change it. */
export function AnswerList({ answers, mode, returnTo }: Props) {
  const { change } = useWords(words)
  const back = useReturn(returnTo)
  return (
    <dl className={styles.answers}>
      {answers.map(({ step, name, label, words: said }) => (
        <div key={`${step}-${name}`} className={styles.answer}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.said}>{said}</dd>
          <dd className={styles.change}>
            <Link
              to={addressOf(mode, step)}
              state={{ ...back, field: name } satisfies Changing}
              className={styles.link}
              aria-label={`${change}: ${label}`}
            >
              {change}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
