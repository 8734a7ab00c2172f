import type { BlockProps } from './block-props.ts'
import styles from './cost.module.css'
import { Heading } from './heading.tsx'

export function Cost({ block, headingId }: BlockProps<'cost'>) {
  return (
    <div className={styles.cost}>
      <div>
        <Heading id={headingId} title={block.title} />
        <p>{block.text}</p>
      </div>
      {block.prices && (
        <dl className={styles.prices}>
          {block.prices.map(({ what, price }) => (
            <div key={what} className={styles.line}>
              <dt>{what}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
