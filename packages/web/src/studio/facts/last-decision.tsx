import type { Decision, Facts } from '@app/engine'
import { factWords, placeWords } from './fact-words.ts'
import styles from './last-decision.module.css'
import { ruleWords } from './rule-words.ts'

type Props = { readonly why: Decision | undefined; readonly facts: Facts; readonly about: Readonly<Record<string, string>> }

/** What was decided last, by which rule, and the facts it was read from. */
export function LastDecision({ why, facts, about }: Props) {
  if (!why) return null
  const reads = [...new Set(why.reads)]
  return (
    <section className={styles.decision} aria-labelledby="decision">
      <h2 id="decision">Last decision</h2>
      <p className={styles.where}>
        <span className={styles.rule}>{why.because}</span>
        {why.go ? placeWords(why.go) : `leave to ${why.leave}`}
      </p>
      <p>{ruleWords(why.because)}</p>
      {why.refused !== undefined && <p>“{why.refused}” was meant to open.</p>}
      {why.unknown !== undefined && (
        <p>
          <code>{why.unknown}</code> is not known.
        </p>
      )}
      {reads.length === 0 ? (
        <p className={styles.quiet}>It read no facts.</p>
      ) : (
        <>
          <h3>It read</h3>
          <ul>
            {reads.map((fact) => (
              <li key={fact}>
                <code>
                  {fact} = {factWords(facts[fact])}
                </code>
                {about[fact] && <span className={styles.quiet}>{about[fact]}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
