import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

type Props = {
  readonly title: string
  readonly tag?: ReactNode
  readonly children: ReactNode /** The level of its heading. */
  readonly level?: 2 | 3
}

/** Something that a person owns: an account, a loan, a paper. */
export function Card({ title, tag, children, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {tag}
      </header>
      {children}
    </article>
  )
}

/** Cards beside each other where there is room. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
