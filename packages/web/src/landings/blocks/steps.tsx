import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import styles from './steps.module.css'

export function Steps({ block, headingId }: BlockProps<'steps'>) {
  return (
    <>
      <Heading id={headingId} title={block.title} />
      <ol className={styles.steps}>
        {block.steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
