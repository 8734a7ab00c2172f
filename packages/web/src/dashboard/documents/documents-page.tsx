import { useWords, type Words } from '../../client/language.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { OwnDocuments } from './own-documents.tsx'

const words: Words<{ readonly title: string }> = { en: { title: 'Documents' }, es: { title: 'Documentos' } }

/** Everything that was signed, accepted or sent, with its copy. */
export function DocumentsPage() {
  const { title } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <OwnDocuments />
    </div>
  )
}
