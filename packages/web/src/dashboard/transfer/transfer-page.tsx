import { useWords, type Words } from '../../client/language.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { OwnSavings } from './own-savings.tsx'

const words: Words<{ readonly title: string }> = { en: { title: 'Move money' }, es: { title: 'Mover dinero' } }

/** What is saved regularly. */
export function TransferPage() {
  const { title } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <OwnSavings />
    </div>
  )
}
