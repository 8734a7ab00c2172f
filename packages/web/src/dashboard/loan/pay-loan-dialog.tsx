import { dollarWords } from '@app/schemas/rules/money/money'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { Answer } from '../../client/service/answer.ts'
import type { RequestKeys } from '../../client/service/use-request-keys.ts'
import {
  type LoanPaymentChoice,
  type LoanPayments,
  loadLoanPayments,
  loanPaymentChoices,
  payLoan,
} from '../../screens/data/loans/loan-payments.ts'
import { BankWay } from '../../screens/linking/bank-way.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import parts from '../frame/parts.module.css'
import type { Received } from '../transfer/history/receipt.tsx'
import { words } from './pay-loan.words.ts'
import styles from './pay-loan-dialog.module.css'

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
  const choices = loaded?.ok ? loanPaymentChoices(loaded.data) : []
  if (loaded?.ok && loaded.data.bank_last_four !== null && choices[0])
    return (
      <Choosing loanId={loanId} keys={keys} payments={loaded.data} choices={choices} first={choices[0]} onClose={onClose} onPaid={onPaid} />
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

type Choosable = Props & {
  readonly payments: LoanPayments
  readonly choices: readonly LoanPaymentChoice[]
  readonly first: LoanPaymentChoice
}

function Choosing({ loanId, keys, payments, choices, first, onClose, onPaid }: Choosable) {
  const said = useWords(words)
  const [chosen, setChosen] = useState(first)
  const sum = dollarWords(chosen.amount, true)
  return (
    <ConfirmDialog
      title={said.title}
      yes={said.pay(sum)}
      no={said.keep}
      isKeyed
      act={() => payLoan(loanId, chosen, keys.keyOf(chosen))}
      onKeep={onClose}
      onDone={({ amount, bank_last_four, transfer_id: pk, waits_until }) => {
        keys.renew()
        onPaid({
          title: said.done(dollarWords(amount, true)),
          about: said.doneAbout(bank_last_four, shortNumber(pk)),
          waiting: { pk, direction: 'PAYMENT', waits_until },
        })
      }}
    >
      <fieldset className={styles.choices}>
        <legend>{said.choose}</legend>
        {choices.map((choice) => (
          <label key={idOf(choice)} className={styles.choice}>
            <input type="radio" name="what" checked={idOf(choice) === idOf(chosen)} onChange={() => setChosen(choice)} />
            {said.choice(choice)}: {dollarWords(choice.amount, true)}
          </label>
        ))}
      </fieldset>
      <p>{said.review(chosen, sum)}</p>
      <p>{said.from(payments.bank_last_four ?? '')}</p>
      {payments.is_last_day ? <p>{said.lastDay}</p> : payments.waits_minutes > 0 && <p>{said.back}</p>}
      <p>{said.allow}</p>
    </ConfirmDialog>
  )
}

function idOf(choice: LoanPaymentChoice): string {
  return choice.what === 'next' ? `next ${choice.payments}` : choice.what
}
