import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import styles from './security.module.css'

export function Security({ block, headingId }: BlockProps<'security'>) {
  return (
    <>
      <Heading id={headingId} title={block.title} />
      <ul className={styles.points}>
        {block.points.map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
