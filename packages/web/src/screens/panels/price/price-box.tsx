import type { ReactNode } from 'react'
import { Facts } from '../../../ui/facts.tsx'
import styles from './price.module.css'

type Props = {
  readonly title: string
  /** The number that counts, in a few words. */
  readonly price: string
  readonly about?: string | undefined
  readonly facts?: readonly { readonly name: string; readonly value: ReactNode }[]
  readonly children?: ReactNode
}

/** One price: what it is for, how much, and what follows from it. */
export function PriceBox({ title, price, about, facts = [], children }: Props) {
  return (
    <section className={styles.price} aria-label={`${title}: ${price}`}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.today}>{price}</span>
      </header>
      {about && <p className={styles.about}>{about}</p>}
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
    </section>
  )
}

/** A rule in words below a price. */
export function PriceRule({ children }: { readonly children: ReactNode }) {
  return <p className={styles.rule}>{children}</p>
}
