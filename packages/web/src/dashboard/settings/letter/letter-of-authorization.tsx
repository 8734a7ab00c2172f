import { useEffect, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { OutcomeLine } from '../../../ui/focus/outcome-line.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { words } from './letter.words.ts'
import { LetterReaders } from './letter-readers.tsx'
import { LetterState } from './letter-state.tsx'
import { ownLetter } from './own-letter.ts'

/** The letter that lets us ask: whether one is in force, who has seen it, and the way to withdraw it. */
export function LetterOfAuthorization() {
  const said = useWords(words)
  const held = ownLetter.use()
  const [news, setNews] = useState('')
  // One may have been signed, or shown, since this was asked last.
  useEffect(() => void ownLetter.load(true), [])
  return (
    <SettingsSection at="letter" title={said.title} about={said.about}>
      <OutcomeLine text={news} />
      <Loaded of={held} empty={undefined}>
        {({ letters, results }) => {
          const [latest] = letters
          if (!latest) return <Empty>{said.none}</Empty>
          return (
            <>
              <LetterState letter={latest} onWithdrawn={() => setNews(said.isWithdrawn)} />
              <LetterReaders all={results} />
            </>
          )
        }}
      </Loaded>
    </SettingsSection>
  )
}
