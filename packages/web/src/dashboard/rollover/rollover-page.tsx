import { useWords, type Words } from '../../client/language.ts'
import { RolloverTracker } from '../../screens/panels/rollover-tracker/rollover-tracker.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { MovesAhead } from './moves-ahead.tsx'

const words: Words<{ readonly title: string }> = { en: { title: 'Where your money is' }, es: { title: 'Dónde está tu dinero' } }

/** Every account that is being moved, with its stages. */
export function RolloverPage() {
  const { title } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <MovesAhead />
      <RolloverTracker empty={undefined} />
    </div>
  )
}
