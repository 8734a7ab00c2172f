import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../settings.module.css'
import { words } from './beneficiaries.words.ts'
import { ownBeneficiaries } from './own-beneficiaries.ts'

/** Takes a list back before it is sent: one press, and what was there before stays. */
export function KeepList({ id, onKept }: { readonly id: string; readonly onKept: () => void }) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const keep = async () => {
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
  return (
    <>
      <Button look="small" isBusy={isBusy} onClick={() => void keep()}>
        {said.keep}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}
