import { useEffect, useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { filedDocuments, type OwnDocument } from '../../screens/data/papers/own-documents.ts'
import { saveFile } from '../../screens/data/papers/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Line, Lines } from '../../ui/lines.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import styles from '../frame/parts.module.css'
import { NothingYet } from '../starts/nothing-yet.tsx'
import { words } from './own-documents.words.ts'

const shown = 5

/** What a person has signed or accepted, and what was made for them, with the day and the copy. */
export function OwnDocuments() {
  const said = useWords(words)
  const filed = filedDocuments.use()
  // Something may have been signed since another page looked.
  useEffect(() => void filedDocuments.load(true), [])
  return (
    <Loaded of={filed} empty={undefined}>
      {(all) => {
        if (all.length === 0) return <NothingYet title={said.none} about={said.noneAbout} />
        const earlier = all.slice(shown)
        return (
          <section className={styles.part} aria-labelledby="documents">
            <h2 id="documents">{said.title}</h2>
            <p className={styles.about}>{said.about}</p>
            <DocumentLines documents={all.slice(0, shown)} />
            {earlier.length > 0 && (
              <More title={said.more}>
                <DocumentLines documents={earlier} />
              </More>
            )}
          </section>
        )
      }}
    </Loaded>
  )
}

function DocumentLines({ documents }: { readonly documents: readonly OwnDocument[] }) {
  return (
    <Lines>
      {documents.map((one) => (
        <DocumentLine key={one.pk} document={one} />
      ))}
    </Lines>
  )
}

function DocumentLine({ document }: { readonly document: OwnDocument }) {
  const said = useWords(words)
  const [problem, setProblem] = useState('')
  const { pk: id, file_name: file } = document
  const { name, account } = readName(file ?? '')
  const save = async () => {
    const saved = await saveFile(ask('GET /api/v1/documents/{id}/file/', { params: { id } }), file ?? name)
    setProblem(saved.ok ? '' : saved.failure.detail)
  }
  return (
    <Line>
      <span>
        <strong>{name}</strong>
        <span className={styles.day}>
          {[said[becameOurs(document)](dateWords(document.date, language())), account && said.account(account)].filter(Boolean).join(' · ')}
        </span>
        <span role="status">{problem}</span>
      </span>
      <Button look="small" aria-label={`${said.save}: ${name}, ${dateWords(document.date, language())}`} onClick={() => void save()}>
        {said.save}
      </Button>
    </Line>
  )
}

/** How it came to be on file: papers and letters are signed, terms are accepted, the rest is of a day. */
function becameOurs({ doc_category: category, doc_type: type }: OwnDocument): 'signed' | 'accepted' | 'of' {
  if (category === 'LETTER' || type.endsWith('-paper')) return 'signed'
  return category === 'AGREEMENT' ? 'accepted' : 'of'
}

/** The name of a file, apart from the details shown beside it: that it was signed, the day, and the account. */
function readName(file: string): { readonly name: string; readonly account: string | undefined } {
  const [name = '', account] = file.replace(/\.\w+$/, '').split(', account ending in ')
  return { name: name.replace(/, signed$| \d{4}-\d{2}-\d{2}$/, ''), account }
}
