import type { BlockProps } from './block-props.ts'
import styles from './legal.module.css'

export function Legal({ block }: BlockProps<'legal'>) {
  return (
    <div className={styles.legal}>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
