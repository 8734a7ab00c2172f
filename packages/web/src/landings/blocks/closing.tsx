import type { BlockProps } from './block-props.ts'
import styles from './closing.module.css'
import { StartLink } from './start-link.tsx'

/** The one thing to do, once more, for people who have read to the end. */
export function Closing({ block, page, headingId }: BlockProps<'closing'>) {
  return (
    <div className={styles.closing}>
      <h2 className={styles.title} id={headingId}>
        {block.title}
      </h2>
      {block.text && <p className={styles.text}>{block.text}</p>}
      {page.startsAt && <StartLink href={page.startsAt}>{block.button}</StartLink>}
      <p className={styles.price}>{block.price}</p>
    </div>
  )
}
