import { useWords, type Words } from '../../client/language.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { InvestorAnswers } from './about-you/investor-answers.tsx'
import styles from './settings.module.css'

const words: Words<{ readonly title: string }> = {
  en: { title: 'Your answers as an investor' },
  es: { title: 'Tus respuestas como inversionista' },
}

/** What advice is based on. */
export function InvestorProfilePage() {
  const { title } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <InvestorAnswers isAlone />
    </div>
  )
}
