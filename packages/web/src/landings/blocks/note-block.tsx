import type { BlockProps } from './block-props.ts'
import styles from './note-block.module.css'

/** What people should know first, also when it speaks against us. */
export function NoteBlock({ block, headingId }: BlockProps<'note'>) {
  return (
    <div className={styles.note}>
      <h2 className={styles.title} id={headingId}>
        {block.title}
      </h2>
      <p>{block.text}</p>
    </div>
  )
}
