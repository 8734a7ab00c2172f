import { useState } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { DocumentRequest } from '../../../screens/data/papers/document-requests.ts'
import { DrawnField } from '../../../screens/fields/drawn-fields.tsx'
import { chosenFile, problemOf } from '../../../screens/fields/file/chosen-file.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from '../../frame/parts.module.css'
import own from '../documents.module.css'
import { words as documentWords } from '../own-documents.words.ts'
import { words } from './asked.words.ts'
import { askedName, firstType, idTypes, isPhotoId, type PaperType, paperTypes, sendPaper } from './asked-data.ts'

type Props = { readonly request: DocumentRequest; readonly onSent: (name: string) => void }

/** One request: why it is asked, what was wrong with the last one, and the file to send for it. */
export function AskedPaper({ request, onSent }: Props) {
  const said = useWords(words)
  const { types } = useWords(documentWords)
  const id = `asked-${request.investigation_document_id}`
  const title = askedName(request, said, types)
  const { offered, type, setType, file, setFile, isBusy, wrong, send } = useSending(request, (sentAs) => onSent(types[sentAs] ?? title))
  return (
    <div className={own.asked}>
      <h3>{title}</h3>
      <p>{request.reason}</p>
      {request.refused_because && (
        <Note title={said.again} look="problem">
          {request.refused_because}
        </Note>
      )}
      <p className={styles.about}>{said.since(dateWords(request.requested_at, language()))}</p>
      <FieldFrame id={`${id}-type`} label={said.which} error={wrong('type')}>
        <SelectInput
          id={`${id}-type`}
          options={offered.map((value) => ({ value, label: types[value] ?? value }))}
          value={type}
          aria-invalid={wrong('type') !== undefined || undefined}
          onChange={setType}
        />
      </FieldFrame>
      <DrawnField
        field={{ name: `${id}-file`, type: 'file', label: said.file, help: said.fileHelp, record: undefined, column: 'file' }}
        id={`${id}-file`}
        value={file}
        onChange={setFile}
        error={wrong('file')}
        others={{}}
      />
      <Button look="outline" className={own.start} isBusy={isBusy} aria-label={`${said.send}: ${title}`} onClick={() => void send()}>
        {said.send}
      </Button>
    </div>
  )
}

type Part = 'type' | 'file'

/** What is chosen for a request: it is looked at here first, then sent. */
function useSending(request: DocumentRequest, onSent: (sentAs: PaperType) => void) {
  const { errors } = useWords(words)
  const [type, setType] = useState<string>(firstType(request) ?? '')
  const [file, setFile] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ readonly of: Part; readonly words: string }>()
  const offered = isPhotoId(request) ? idTypes : paperTypes
  const wrong = (of: Part) => (problem?.of === of ? problem.words : undefined)
  const send = async () => {
    const [chosen, sentAs] = [chosenFile(file), offered.find((one) => one === type)]
    if (!sentAs) return setProblem({ of: 'type', words: errors.type })
    if (!chosen) return setProblem({ of: 'file', words: errors.file })
    const refused = problemOf(chosen)
    if (refused) return setProblem({ of: 'file', words: errors[refused === 'size' ? 'size' : 'kind'] })
    setBusy(true)
    setProblem(undefined)
    const answer = await sendPaper(request, sentAs, chosen)
    setBusy(false)
    if (!answer.ok) return setProblem({ of: 'file', words: answer.failure.fields?.['file']?.[0] ?? answer.failure.detail })
    setFile(undefined)
    onSent(sentAs)
  }
  return { offered, type, setType, file, setFile, isBusy, wrong, send }
}
