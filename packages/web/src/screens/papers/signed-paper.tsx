import { useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Tag } from '../../ui/tag.tsx'
import { saveFile } from '../data/papers/save-file.ts'
import type { SignedPaper as Signed } from '../data/papers/signing.ts'
import { words } from './paper-words.ts'
import styles from './papers.module.css'
import { signedWords } from './signed-words.ts'

type Props = { readonly paper: Signed; readonly canSave: boolean }

/** A paper that was signed: by which name, when and where, with the copy to save. */
export function SignedPaper({ paper, canSave }: Props) {
  const said = useWords(words)
  const [problem, setProblem] = useState<string>()
  const { document, title, on, signed_name: name, has_drawing: isDrawn } = paper
  const save = async (id: string) => {
    const saved = await saveFile(ask('GET /api/v1/documents/{id}/file/', { params: { id } }), `${title}, signed.pdf`)
    setProblem(saved.ok ? undefined : saved.failure.detail)
  }
  return (
    <Card title={title} tag={<Tag>{said.signed}</Tag>}>
      <Facts
        facts={[
          { name: said.by, value: isDrawn ? `${name} (${said.drawn})` : name },
          { name: said.when, value: signedWords(paper.signed_at, language()) },
          { name: said.where, value: said[on] },
        ]}
      />
      {document !== null && canSave && (
        <div className={styles.ways}>
          <Button look="small" aria-label={`${said.saveCopy}: ${title}`} onClick={() => void save(document)}>
            {said.saveCopy}
          </Button>
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="status">
          {problem}
        </p>
      )}
    </Card>
  )
}
