import type { ReactNode } from 'react'
import styles from './facts.module.css'

type Fact = { readonly name: string; readonly value: ReactNode }

/** What is so, line by line: a name and its value. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
