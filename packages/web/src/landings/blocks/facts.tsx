import type { BlockProps } from './block-props.ts'
import styles from './facts.module.css'

export function Facts({ block }: BlockProps<'facts'>) {
  return (
    <ul className={styles.facts}>
      {block.facts.map(({ title, text }) => (
        <li key={title} className={styles.fact}>
          <strong className={styles.title}>{title}</strong>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
