import { useState } from 'react'
import type { Failure } from '../client/answer.ts'
import { useWords } from '../client/language.ts'
import { type Loan, takeLoanBack } from '../screens/data/loans.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { words } from './loan-card.words.ts'

type Props = { readonly loan: Loan; readonly onKeep: () => void; readonly onDone: () => void }

/** Asks once more: a loan that was taken back has to be asked for again, at the rate of that day. */
export function TakeBackDialog({ loan, onKeep, onDone }: Props) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const takeBack = async () => {
    setBusy(true)
    const answer = await takeLoanBack(loan)
    setBusy(false)
    if (answer.ok) onDone()
    else setFailure(answer.failure)
  }
  return (
    <Dialog title={said.takeBackTitle} onClose={onKeep}>
      <p>{said.takeBackWords}</p>
      {loan.fee_is_paid && <p>{said.takeBackFee}</p>}
      {failure && <p role="alert">{failure.detail}</p>}
      <Button onClick={onKeep}>{said.keep}</Button>
      <Button look="outline" isBusy={isBusy} onClick={() => void takeBack()}>
        {said.yesTakeBack}
      </Button>
    </Dialog>
  )
}
