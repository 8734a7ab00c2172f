import { useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import type { Answer } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { openFile } from '../../screens/data/papers/open-file.ts'
import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'
import { saveFile } from '../../screens/data/papers/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Line } from '../../ui/lines.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import { accountOf, mayBeRemoved } from './document-kinds.ts'
import { documentName, nameLanguage } from './document-name.ts'
import own from './documents.module.css'
import { type OwnWords, words } from './own-documents.words.ts'
import { RemoveDocument } from './remove-document.tsx'

type Props = { readonly document: OwnDocument; readonly onRemoved: (name: string) => void }

/** One document: what it is, of which day and account, how it stands, and what can be done with it. */
export function DocumentLine({ document, onRemoved }: Props) {
  const said = useWords(words)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const name = documentName(document, said.types)
  const what = `${name}, ${dateWords(document.date, language())}`
  const fetched = async (work: (asking: Promise<Answer<unknown>>, title: string) => Promise<Answer<undefined>>) => {
    setBusy(true)
    setProblem('')
    const asking = ask('GET /api/v1/documents/{id}/file/', { params: { id: document.pk } })
    const answer = await work(asking, document.file_name ?? name)
    setBusy(false)
    setProblem(answer.ok ? '' : answer.failure.detail)
  }
  return (
    <Line>
      <span>
        <strong lang={nameLanguage(document, said.types)}>{name}</strong> <StateTag document={document} />
        <span className={styles.day}>{aboutOf(document, said).join(' · ')}</span>
        {document.reason && <span className={styles.day}>{document.reason}</span>}
        <span role="status">{problem}</span>
      </span>
      <span className={own.actions}>
        {document.file_name !== null && (
          <>
            <Button look="small" isBusy={isBusy} aria-label={`${said.view}: ${what}`} onClick={() => void fetched(openFile)}>
              {said.view}
            </Button>
            <Button look="small" aria-label={`${said.save}: ${what}`} onClick={() => void fetched(saveFile)}>
              {said.save}
            </Button>
          </>
        )}
        {mayBeRemoved(document) && <RemoveDocument document={document} name={name} onRemoved={() => onRemoved(name)} />}
      </span>
    </Line>
  )
}

function StateTag({ document: { status } }: { readonly document: OwnDocument }) {
  const said = useWords(words)
  if (status === 'FILED' || status === 'TO_SIGN') return null
  return <Tag look={status === 'REFUSED' ? 'bad' : status === 'ACCEPTED' ? 'sure' : 'maybe'}>{said.states[status]}</Tag>
}

function aboutOf(document: OwnDocument, said: OwnWords): readonly string[] {
  const account = accountOf(document)
  return [
    said[becameOurs(document)](dateWords(document.date, language())),
    ...(account === undefined ? [] : [said.account(account)]),
    ...(document.vendor === null ? [] : [said.from(document.vendor)]),
  ]
}

/** How it came to be on file: papers of ours and letters of authorization are signed, terms are accepted, the rest is of a day. */
function becameOurs({ doc_category: category, doc_type: type }: OwnDocument): 'signed' | 'accepted' | 'sent' | 'asked' | 'of' {
  if (type === 'letter-of-authorization') return 'signed'
  if (category === 'PHOTO_ID' || category === 'VERIFICATION') return 'sent'
  if (category === 'REQUESTED') return 'asked'
  if (category !== 'AGREEMENT') return 'of'
  return type.endsWith('-paper') ? 'signed' : 'accepted'
}
