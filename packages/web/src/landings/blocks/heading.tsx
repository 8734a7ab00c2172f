import styles from './heading.module.css'

/** The heading of a part, and what it is about. */
export function Heading({ id, title, lead }: { readonly id: string; readonly title: string; readonly lead?: string | undefined }) {
  return (
    <header className={styles.heading}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
