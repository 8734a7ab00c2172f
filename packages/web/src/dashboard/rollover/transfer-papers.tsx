import { useEffect, useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { isFiled, type OwnDocument, ownDocuments } from '../../screens/data/papers/own-documents.ts'
import { saveFile } from '../../screens/data/papers/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Line, Lines } from '../../ui/lines.tsx'
import parts from '../frame/parts.module.css'
import { words } from './rollover-page.words.ts'

/** Signed transfer forms, each as a copy to save. Nothing before one is signed. */
export function TransferPapers() {
  const said = useWords(words)
  const forms = ownDocuments.use().data?.filter((one) => isFiled(one) && one.doc_type === 'transfer-paper') ?? []
  useEffect(() => void ownDocuments.load(true), [])
  if (forms.length === 0) return null
  return (
    <section className={parts.part} aria-labelledby="papers">
      <h2 id="papers">{said.papers}</h2>
      <p className={parts.about}>{said.papersAbout}</p>
      <Lines>
        {forms.map((form) => (
          <FormLine key={form.pk} form={form} />
        ))}
      </Lines>
    </section>
  )
}

function FormLine({ form: { pk: id, file_name: file, date } }: { readonly form: OwnDocument }) {
  const said = useWords(words)
  const [problem, setProblem] = useState('')
  const name = (file ?? '').replace(/, signed\.\w+$/, '')
  const save = async () => {
    const saved = await saveFile(ask('GET /api/v1/documents/{id}/file/', { params: { id } }), file ?? name)
    setProblem(saved.ok ? '' : saved.failure.detail)
  }
  return (
    <Line>
      <span>
        <strong>{name}</strong>
        <span className={parts.day}>{said.signed(dateWords(date, language()))}</span>
        <span role="status">{problem}</span>
      </span>
      <Button look="small" aria-label={`${said.save}: ${name}`} onClick={() => void save()}>
        {said.save}
      </Button>
    </Line>
  )
}
