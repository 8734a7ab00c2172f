import { useWords, type Words } from '../../client/language.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { OwnCalls } from './own-calls.tsx'

const words: Words<{ readonly title: string }> = { en: { title: 'Help' }, es: { title: 'Ayuda' } }

/** Calls to come, and how to reach people. */
export function HelpPage() {
  const { title } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <OwnCalls />
    </div>
  )
}
