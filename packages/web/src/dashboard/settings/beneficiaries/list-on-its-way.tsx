import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { clockWords } from '../../../client/words/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from '../settings.module.css'
import { words } from './beneficiaries.words.ts'
import { type Beneficiaries, ownBeneficiaries } from './own-beneficiaries.ts'
import { PeopleList } from './people-list.tsx'

type Props = {
  readonly changing: NonNullable<Beneficiaries['changing']>
  readonly hasCurrent: boolean
  readonly onKept: () => void
}

/** A list that is signed and not in force yet: where it is, and until when it can be taken back. */
export function ListOnItsWay({ changing, hasCurrent, onKept }: Props) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { pk: id, people, sends_at: sends, is_sent: isSent, waits_for: waits } = changing
  const keep = async () => {
    if (id === null) return
    setBusy(true)
    const answer = await ask('POST /api/v1/accounts/beneficiaries/{id}/take-back/', { params: { id }, body: {} })
    setBusy(false)
    if (answer.ok) {
      ownBeneficiaries.put(answer.data)
      return onKept()
    }
    setProblem(answer.failure.detail)
    void ownBeneficiaries.readAnew()
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const where = waits ? said.waits[waits] : isSent ? said.sending : said.sends(clockWords(sends, timeZone))
  return (
    <>
      <Note title={said.onItsWay}>
        <p>{where}</p>
        <p>{hasCurrent ? said.stays : said.nobodyYet}</p>
        {!isSent && (
          <Button look="small" isBusy={isBusy} onClick={() => void keep()}>
            {said.keep}
          </Button>
        )}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </Note>
      <PeopleList people={people} />
    </>
  )
}
