import { useEffect, useState } from 'react'
import { Note } from '../../../ui/note.tsx'
import { Options } from '../../../ui/options.tsx'
import type { PanelProps } from '../panel-props.ts'

/** A mix that is bolder than the answers is taken only with a word of its own, which is not given beforehand. */
export function Unsuitable({ words, add }: { readonly words: string | null; readonly add: PanelProps['form']['add'] }) {
  const [isSure, setSure] = useState(false)
  useEffect(() => add('custom_portfolios.confirm_unsuitable', isSure || undefined), [add, isSure])
  return (
    <Note title="This mix holds more stocks than your answers point to">
      <p>{words}</p>
      <Options
        kind="many"
        id="confirm-unsuitable"
        name="confirm_unsuitable"
        options={[{ value: true, label: 'I have read this and want this mix all the same.' }]}
        value={isSure ? [true] : []}
        onChange={(chosen) => setSure(chosen.includes(true))}
      />
    </Note>
  )
}
