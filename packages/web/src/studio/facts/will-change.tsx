import type { Facts } from '@app/engine'
import styles from '../walk/going-on.module.css'
import { factWords } from './fact-words.ts'

type Props = { readonly before: Facts; readonly after: Facts }

/** What will be so after going on from here. */
export function WillChange({ before, after }: Props) {
  const changes = Object.entries(after).filter(([fact, value]) => before[fact] !== value)
  if (changes.length === 0) return null
  return (
    <p className={styles.changes}>
      Going on makes this so:{' '}
      {changes.map(([fact, value]) => (
        <code key={fact}>
          {fact} = {factWords(value)}
        </code>
      ))}
    </p>
  )
}
