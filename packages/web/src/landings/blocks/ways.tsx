import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import styles from './ways.module.css'

export function Ways({ block, headingId }: BlockProps<'ways'>) {
  return (
    <>
      <Heading id={headingId} title={block.title} />
      <ul className={styles.ways}>
        {block.ways.map(({ title, text, link, href }) => (
          <li key={href + title} className={styles.way}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <a className={styles.link} href={href}>
              {link}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
