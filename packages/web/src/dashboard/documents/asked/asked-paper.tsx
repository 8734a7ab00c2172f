import { useState } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { DocumentRequest } from '../../../screens/data/papers/document-requests.ts'
import { DrawnField } from '../../../screens/fields/drawn-fields.tsx'
import { chosenFile, problemOf } from '../../../screens/fields/file/chosen-file.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { describedBy, FieldFrame } from '../../../ui/fields/field-frame.tsx'
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
  const sending = useSending(request, (sentAs) => onSent(types[sentAs] ?? title))
  const { offered, type, setType, file, setFile, isBusy, problem, attempts, wrong, send } = sending
  return (
    <form
      className={own.asked}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <h3>{title}</h3>
      <p>{request.reason}</p>
      {request.refused_because && (
        <Note title={said.again} look="problem">
          {request.refused_because}
        </Note>
      )}
      <ErrorSummary wrong={problem ? [{ id: `${id}-${problem.of}`, text: problem.words }] : []} attempt={attempts} />
      <p className={styles.about}>{said.since(dateWords(request.requested_at, language()))}</p>
      <FieldFrame id={`${id}-type`} label={said.which} error={wrong('type')}>
        <SelectInput
          id={`${id}-type`}
          options={offered.map((value) => ({ value, label: types[value] ?? value }))}
          value={type}
          aria-invalid={wrong('type') !== undefined || undefined}
          aria-describedby={describedBy(`${id}-type`, { error: wrong('type') })}
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
      <Button type="submit" look="outline" className={own.start} isBusy={isBusy} aria-label={`${said.send}: ${title}`}>
        {said.send}
      </Button>
    </form>
  )
}

type Part = 'type' | 'file'

/** What is chosen for a request: it is looked at here first, then sent. */
function useSending(request: DocumentRequest, onSent: (sentAs: PaperType) => void) {
  const { errors } = useWords(words)
  const [type, setType] = useState<string>(firstType(request) ?? '')
  const [file, setFile] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const { problem, attempts, fail, clear } = useProblem()
  const offered = isPhotoId(request) ? idTypes : paperTypes
  const wrong = (of: Part) => (problem?.of === of ? problem.words : undefined)
  const send = async () => {
    const [chosen, sentAs] = [chosenFile(file), offered.find((one) => one === type)]
    if (!sentAs) return fail('type', errors.type)
    if (!chosen) return fail('file', errors.file)
    const refused = problemOf(chosen)
    if (refused) return fail('file', errors[refused === 'size' ? 'size' : 'kind'])
    setBusy(true)
    clear()
    const answer = await sendPaper(request, sentAs, chosen)
    setBusy(false)
    if (!answer.ok) return fail('file', answer.failure.fields?.['file']?.[0] ?? answer.failure.detail)
    setFile(undefined)
    onSent(sentAs)
  }
  const changing =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      clear()
      change(value)
    }
  return { offered, type, setType: changing(setType), file, setFile: changing(setFile), isBusy, problem, attempts, wrong, send }
}

/** What is wrong with what is to be sent. Each attempt says it anew. */
function useProblem() {
  const [problem, setProblem] = useState<{ readonly of: Part; readonly words: string }>()
  const [attempts, setAttempts] = useState(0)
  const fail = (of: Part, words: string) => {
    setProblem({ of, words })
    setAttempts((before) => before + 1)
  }
  return { problem, attempts, fail, clear: () => setProblem(undefined) }
}
