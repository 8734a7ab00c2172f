import { language, useWords } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { More } from '../../ui/more.tsx'
import type { TermsPaper as Terms } from '../data/papers/terms.ts'
import { PaperText } from './paper-text.tsx'
import { words } from './paper-words.ts'
import styles from './papers.module.css'
import { signedWords } from './signed-words.ts'

/** One document of the terms in the version that is agreed to, whole. */
export function TermsPaper({ terms }: { readonly terms: Terms }) {
  const said = useWords(words)
  const { title, version, sections, accepted_at: at } = terms
  return (
    <More title={title}>
      <p className={styles.version}>
        {said.version} {version}. {at === null ? said.open : `${said.accepted}: ${signedWords(at, language())}`}
      </p>
      <PaperText label={title} sections={sections} />
      <div className={styles.ways}>
        <Button look="small" onClick={() => window.print()}>
          {said.print}
        </Button>
      </div>
    </More>
  )
}
