import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../settings.module.css'
import { words } from './data-copy.words.ts'
import { ownCopy } from './own-copy.ts'

/** What a copy is, and the button that asks for one. */
export function AskForCopy() {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const begin = async () => {
    setBusy(true)
    setProblem('')
    const answer = await ask('POST /api/v1/accounts/exports/', { body: {} })
    setBusy(false)
    if (answer.ok) ownCopy.put(answer.data)
    else setProblem(answer.failure.detail)
  }
  return (
    <>
      <p>{said.about}</p>
      <div className={styles.buttons}>
        <Button look="small" isBusy={isBusy} onClick={() => void begin()}>
          {said.begin}
        </Button>
      </div>
      <p role="status">{problem}</p>
    </>
  )
}
