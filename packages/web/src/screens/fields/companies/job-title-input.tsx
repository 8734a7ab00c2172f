import { useState } from 'react'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Matched } from '../combobox/matched.tsx'
import { useFound } from '../combobox/use-found.ts'
import type { FieldProps } from '../field-kind.ts'

/** A job title, with usual ones that fit. Any other may be typed. */
export function JobTitleInput({ field, id, value, onChange, error }: FieldProps) {
  const text = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<string>()
  const found = useFound(typed, suggest)
  const pick = (title: string) => {
    setTyped(undefined)
    onChange(title)
  }
  return (
    <Combobox
      id={id}
      label={field.label}
      value={text}
      onType={(next) => {
        setTyped(next)
        onChange(next)
      }}
      choices={(found?.rows ?? []).map((title) => ({ key: title, text: <Matched text={title} typed={text} />, onPick: () => pick(title) }))}
      describedBy={describedBy(id, { ...field, error })}
      isWrong={error !== undefined}
      isRequired={!field.optional}
    />
  )
}

async function suggest(text: string, signal: AbortSignal) {
  const answer = await ask('GET /api/v1/employers/job_title/search/', { query: { name: text.slice(0, 200) }, signal })
  return answer.ok ? done(answer.data.results.map(({ name }) => name)) : answer
}
