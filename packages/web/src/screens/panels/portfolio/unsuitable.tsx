import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Options } from '../../../ui/fields/options.tsx'
import { Note } from '../../../ui/note.tsx'
import { words as portfolioWords } from './portfolio.words.ts'

type Props = { readonly words: string | null; readonly onSure: (isSure: boolean) => void }

/** A mix that is bolder than the answers is taken only with a word of its own, which is not given beforehand. */
export function Unsuitable({ words, onSure }: Props) {
  const { bold, sure } = useWords(portfolioWords)
  const [isSure, setSure] = useState(false)
  return (
    <Note title={bold}>
      <p>{words}</p>
      <Options
        kind="many"
        id="confirm-unsuitable"
        name="confirm_unsuitable"
        options={[{ value: true, label: sure }]}
        value={isSure ? [true] : []}
        onChange={(chosen) => {
          setSure(chosen.includes(true))
          onSure(chosen.includes(true))
        }}
      />
    </Note>
  )
}
