import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import styles from './questions.module.css'

export function Questions({ block, headingId }: BlockProps<'questions'>) {
  return (
    <div className={styles.beside}>
      <Heading id={headingId} title={block.title} />
      <div>
        {block.questions.map(({ ask, answer }) => (
          <details key={ask} className={styles.one}>
            <summary className={styles.ask}>{ask}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
