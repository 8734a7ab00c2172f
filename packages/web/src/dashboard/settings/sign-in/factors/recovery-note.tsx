import { useState } from 'react'
import { useWords } from '../../../../client/language.ts'
import { ask } from '../../../../client/service/ask.ts'
import { ActButton } from '../../../../ui/act-button.tsx'
import { OutcomeLine } from '../../../../ui/focus/outcome-line.tsx'
import { Note } from '../../../../ui/note.tsx'
import { dayIn } from '../../day-of.ts'
import { factorWords } from './factors.words.ts'
import { ownRecovery } from './own-factors.ts'

/** Somebody asked to get in without the second factor: it is said here, and stopped with one press. */
export function RecoveryNote() {
  const said = useWords(factorWords)
  const { data } = ownRecovery.use()
  const [news, setNews] = useState('')
  if (!data?.ready_at) return <OutcomeLine text={news} />
  return (
    <Note title={said.recovery} look="problem">
      <p>{new Date(data.ready_at) > new Date() ? said.recoveryText(dayIn(data.ready_at)) : said.recoveryDue}</p>
      {data.is_looked_at && <p>{said.recoveryLooked}</p>}
      <ActButton
        act={() => ask('DELETE /api/v1/auth/recovery/')}
        onDone={(ended) => {
          ownRecovery.put(ended)
          setNews(said.stopped)
        }}
      >
        {said.stop}
      </ActButton>
    </Note>
  )
}
