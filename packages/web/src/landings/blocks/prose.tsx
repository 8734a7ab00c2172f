import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import styles from './prose.module.css'

export function Prose({ block, headingId }: BlockProps<'prose'>) {
  return (
    <div className={styles.prose}>
      <Heading id={headingId} title={block.title} />
      <div className={styles.paragraphs}>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
