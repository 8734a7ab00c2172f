import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import styles from './positions.module.css'

export function Positions({ block, headingId }: BlockProps<'positions'>) {
  return (
    <>
      <Heading id={headingId} title={block.title} />
      {block.positions.length === 0 && <p>{block.none}</p>}
      <ul className={styles.positions}>
        {block.positions.map(({ title, place, text }) => (
          <li key={title + place} className={styles.position}>
            <h3>{title}</h3>
            <p className={styles.place}>{place}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
