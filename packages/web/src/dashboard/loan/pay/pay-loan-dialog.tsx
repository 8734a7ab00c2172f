import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import type { Answer } from '../../../client/service/answer.ts'
import type { RequestKeys } from '../../../client/service/use-request-keys.ts'
import { type LoanPayments, loadLoanPayments, loanPaymentChoices } from '../../../screens/data/loans/loan-payments.ts'
import { BankWay } from '../../../screens/linking/bank-way.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import parts from '../../frame/parts.module.css'
import type { Received } from '../../transfer/history/receipt.tsx'
import { ChoosePayment } from './choose-payment.tsx'
import { words } from './pay-loan.words.ts'

type Props = {
  readonly loanId: string
  readonly keys: RequestKeys
  readonly onClose: () => void
  readonly onPaid: (receipt: Received) => void
}

/** Paying on a loan: what, how much, from where, and when it counts, before one press debits the bank. */
export function PayLoanDialog({ loanId, keys, onClose, onPaid }: Props) {
  const said = useWords(words)
  const [loaded, setLoaded] = useState<Answer<LoanPayments>>()
  const load = useCallback(() => void loadLoanPayments(loanId).then(setLoaded), [loanId])
  useEffect(load, [load])
  // What is shown stays while it is loaded anew, and where it can’t be.
  const reload = async () => {
    const anew = await loadLoanPayments(loanId)
    if (anew.ok) setLoaded(anew)
  }
  const choices = loaded?.ok ? loanPaymentChoices(loaded.data) : []
  if (loaded?.ok && loaded.data.bank_last_four !== null && choices[0])
    return (
      <ChoosePayment
        loanId={loanId}
        keys={keys}
        payments={loaded.data}
        choices={choices}
        first={choices[0]}
        onChanged={reload}
        onClose={onClose}
        onPaid={onPaid}
      />
    )
  return (
    <Dialog title={said.title} onClose={onClose}>
      {!loaded && <Skeleton lines={4} />}
      {loaded && !loaded.ok && (
        <div role="alert">
          <p>{loaded.failure.detail}</p>
          <Button look="small" onClick={load}>
            {said.again}
          </Button>
        </div>
      )}
      {loaded?.ok && (loaded.data.bank_last_four === null ? <NoBank /> : <p>{said.nothing}</p>)}
    </Dialog>
  )
}

function NoBank() {
  const said = useWords(words)
  return (
    <Note title={said.noBank}>
      <BankWay className={parts.more} />
    </Note>
  )
}
