import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { listOlder } from '../../screens/data/help/help-requests.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import styles from '../frame/parts.module.css'
import { words } from './conversations.words.ts'

/** What was asked before those that are listed, as many again for each press. */
export function OlderRequests({ hasOlder }: { readonly hasOlder: boolean }) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')
  const list = async () => {
    setBusy(true)
    const answer = await listOlder()
    setBusy(false)
    setOutcome(answer.ok ? said.listed(answer.data.results.length) : answer.failure.detail)
  }
  return (
    <>
      <OutcomeLine text={outcome} isForLost />
      {hasOlder && (
        <Button look="quiet" className={styles.leave} isBusy={isBusy} onClick={() => void list()}>
          {said.older}
        </Button>
      )}
    </>
  )
}
