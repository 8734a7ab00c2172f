import { useEffect, useMemo } from 'react'
import { language, useWords, type Words } from '../../../client/language.ts'
import { saveDraft } from '../../../client/walk/drafts.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { More } from '../../../ui/more.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type DocumentRequest, documentRequests } from '../../data/papers/document-requests.ts'
import { DrawnField } from '../../fields/drawn-fields.tsx'
import { type ShownField, shownFields } from '../../fields/shown-field.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './documents-requested.module.css'
import { fieldsFor, type Pattern, patternOf, sentPapers } from './papers-of.ts'
import { useMended } from './use-mended.ts'

type Own = { readonly asked: string; readonly on: (day: string) => string; readonly paper: string; readonly other: string }

const words: Words<Own> = {
  en: { asked: 'Asked for', on: (day) => `Asked for on ${day}.`, paper: 'A paper', other: 'I send another kind of paper for it' },
  es: { asked: 'Se pide', on: (day) => `Se pidió el ${day}.`, paper: 'Un documento', other: 'Envío otro tipo de documento' },
}

/** What the brokerage asks for: each request with its reason and the fields of the step, to send one file for each. */
export function DocumentsRequested({ mode, step, form, empty }: PanelProps) {
  const requests = documentRequests.use()
  const pattern = useMemo(() => patternOf(shownFields(step, mode.questions)), [step, mode])
  const { add, values } = form
  const { data } = requests
  useEffect(() => {
    if (pattern && data) add('verification_documents.papers', sentPapers(pattern, data, values))
  }, [pattern, data, values, add])
  return (
    <Loaded of={requests} empty={empty} isEmpty={({ length }) => length === 0}>
      {(all) =>
        pattern && (
          <div className={styles.requests}>
            {all.map((request) => (
              <Request key={request.investigation_document_id} request={request} pattern={pattern} step={step.step} form={form} />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}

type Props = Pick<PanelProps, 'form'> & { readonly request: DocumentRequest; readonly pattern: Pattern; readonly step: string }

function Request({ request, pattern, step, form }: Props) {
  const said = useWords(words)
  const { isMended, mend } = useMended(form.attempts)
  const { type, file } = fieldsFor(pattern, request)
  const title = type.options?.find(({ value }) => value === request.doc_type)?.label ?? said.paper
  const drawn = (field: ShownField, value: unknown) => (
    <DrawnField
      field={field}
      id={field.name}
      value={value}
      // A file is held by this page and nowhere else, and so is what belongs to it.
      onChange={(next) => {
        saveDraft(step, field.name, next, true)
        mend(field.name)
      }}
      error={isMended(field.name) ? undefined : form.errors[field.name]}
      others={form.values}
    />
  )
  return (
    <Card title={title} tag={<Tag look="maybe">{said.asked}</Tag>}>
      <p>{request.reason}</p>
      {request.refused_because && <p>{request.refused_because}</p>}
      <p>{said.on(dateWords(request.requested_at, language()))}</p>
      {drawn(file, form.values[file.name])}
      <More title={said.other} isOpen={!type.options?.some(({ value }) => value === request.doc_type)}>
        {drawn(type, form.values[type.name] ?? request.doc_type)}
      </More>
    </Card>
  )
}
