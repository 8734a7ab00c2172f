import { useEffect, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Options } from '../../../ui/fields/options.tsx'
import { Note } from '../../../ui/note.tsx'
import type { PanelProps } from '../panel-props.ts'
import { words as portfolioWords } from './portfolio.words.ts'

/** A mix that is bolder than the answers is taken only with a word of its own, which is not given beforehand. */
export function Unsuitable({ words, add }: { readonly words: string | null; readonly add: PanelProps['form']['add'] }) {
  const { bold, sure } = useWords(portfolioWords)
  const [isSure, setSure] = useState(false)
  useEffect(() => add('custom_portfolios.confirm_unsuitable', isSure || undefined), [add, isSure])
  return (
    <Note title={bold}>
      <p>{words}</p>
      <Options
        kind="many"
        id="confirm-unsuitable"
        name="confirm_unsuitable"
        options={[{ value: true, label: sure }]}
        value={isSure ? [true] : []}
        onChange={(chosen) => setSure(chosen.includes(true))}
      />
    </Note>
  )
}
