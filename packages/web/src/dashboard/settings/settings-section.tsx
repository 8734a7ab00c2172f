import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'
import type { PartName } from './settings-parts.ts'

type Props = {
  /** Its name in the address, where the list of all of it leads. */
  readonly at?: PartName
  readonly title: string
  readonly about?: string
  readonly isPrinted?: boolean
  /** The heading of the page says what it is. */
  readonly isAlone?: boolean
  readonly children: ReactNode
}

/** One subject of the settings. */
export function SettingsSection({ at, title, about, isPrinted = false, isAlone = false, children }: Props) {
  const id = useId()
  return (
    <section
      id={at}
      className={`${styles.part} ${isPrinted ? styles.printed : ''}`}
      {...(isAlone ? { 'aria-label': title } : { 'aria-labelledby': id })}
    >
      {!isAlone && <h2 id={id}>{title}</h2>}
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  )
}

/** A piece of it, under a heading of its own. */
export function InnerPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.inner} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
