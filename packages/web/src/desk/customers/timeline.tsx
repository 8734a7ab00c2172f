import type { Customer } from '../data/customer.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import styles from './customers.module.css'
import { words } from './customers.words.ts'

/** What happened, the newest first. */
export function Timeline({ timeline }: Pick<Customer, 'timeline'>) {
  return (
    <section className={layout.panel}>
      <h2>{words.timeline}</h2>
      {timeline.length === 0 && <p className={layout.quiet}>{words.nothingYet}</p>}
      <ol className={styles.events}>
        {timeline.map(({ at, title, by, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several things may happen in the same moment, and none of them moves
          <li key={index}>
            <span className={layout.quiet}>
              <Time at={at} /> · {words.by[by]}
            </span>
            <span>
              {title}
              {detail !== null && <span className={layout.quiet}> · {detail}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
