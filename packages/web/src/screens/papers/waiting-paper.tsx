import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { Answer } from '../../client/service/answer.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Tag } from '../../ui/tag.tsx'
import { saveFile } from '../data/papers/save-file.ts'
import type { WaitingPaper as Waiting } from '../data/papers/signing.ts'
import { PaperText } from './paper-text.tsx'
import { words } from './paper-words.ts'
import styles from './papers.module.css'

type Props = {
  readonly paper: Waiting
  /** Asks for it as a PDF: signed in, or by the key of a telephone. */
  readonly askFile: (paper: string) => Promise<Answer<unknown>>
}

/** A paper before it is signed: what it is about in a few lines, then every word of it. */
export function WaitingPaper({ paper, askFile }: Props) {
  const said = useWords(words)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    const saved = await saveFile(askFile(paper.paper), `${paper.title}.pdf`)
    setProblem(saved.ok ? undefined : saved.failure.detail)
  }
  return (
    <Card title={paper.title} tag={<Tag look="maybe">{said.toSign}</Tag>} level={3}>
      <Facts facts={paper.facts} />
      <PaperText label={paper.title} sections={paper.sections} />
      <p className={styles.version}>
        {said.version} {paper.version}
      </p>
      <div className={styles.ways}>
        <Button look="small" onClick={() => window.print()}>
          {said.print}
        </Button>
        <Button look="small" aria-label={`${said.save}: ${paper.title}`} onClick={() => void save()}>
          {said.save}
        </Button>
      </div>
      {problem && (
        <p className={styles.problem} role="status">
          {problem}
        </p>
      )}
    </Card>
  )
}
