import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import styles from './proof.module.css'

/** Figures of others, each with who says so. */
export function Proof({ block, headingId }: BlockProps<'proof'>) {
  return (
    <>
      <Heading id={headingId} title={block.title} />
      <ul className={styles.figures}>
        {block.figures.map(({ figure, text, source }) => (
          <li key={figure + text} className={styles.one}>
            <strong className={styles.figure}>{figure}</strong>
            <p>{text}</p>
            <cite className={styles.source}>{source}</cite>
          </li>
        ))}
      </ul>
    </>
  )
}
