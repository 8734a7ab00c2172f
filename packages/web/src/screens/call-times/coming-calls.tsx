import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { saveDraft, useDrafts } from '../../client/walk/drafts.ts'
import { callWords } from '../../client/words/day-words.ts'
import { Empty } from '../../ui/empty.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type Call, calls, comingCalls } from '../data/calls/calls.ts'
import { CallCard } from './call-card.tsx'
import { words } from './call-card.words.ts'
import styles from './coming-calls.module.css'

type Props = {
  readonly empty: string | undefined
  /** False where the page itself asks for a time. */
  readonly canMove: boolean
}

/** The calls of a person that are to come. */
export function ComingCalls({ empty, canMove }: Props) {
  const said = useWords(words)
  const held = calls.use()
  const [news, setNews] = useState('')
  return (
    <div className={styles.calls}>
      <OutcomeLine text={news} />
      <Loaded of={held} empty={empty}>
        {(all) => {
          const coming = comingCalls(all, new Date())
          if (coming.length === 0) return <Empty>{empty}</Empty>
          return coming.map((call) => (
            <CallCard
              key={call.pk}
              call={call}
              canMove={canMove}
              onMoved={(before, after) => followTime(before, after.starts_at)}
              onCancelled={(gone) => {
                followTime(gone, '')
                setNews(said.cancelled(callWords(gone.starts_at, gone.time_zone)))
              }}
            />
          ))
        }}
      </Loaded>
    </div>
  )
}

/** A page on which the old time was chosen would choose it again. */
function followTime({ starts_at: before }: Call, after: string): void {
  for (const [step, typed] of Object.entries(useDrafts.getState().steps))
    for (const [field, value] of Object.entries(typed)) if (value === before) saveDraft(step, field, after, false)
}
