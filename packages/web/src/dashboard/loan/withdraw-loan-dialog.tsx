import { useWords } from '../../client/language.ts'
import { type Loan, withdrawLoan } from '../../screens/data/loans/loans.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { words } from './loan-card.words.ts'

type Props = { readonly loan: Loan; readonly onKeep: () => void; readonly onDone: () => void }

/** Asks once more: a loan that was taken back has to be asked for again, at the rate of that day. */
export function WithdrawLoanDialog({ loan, onKeep, onDone }: Props) {
  const said = useWords(words)
  return (
    <ConfirmDialog
      title={said.takeBackTitle}
      yes={said.yesTakeBack}
      no={said.keep}
      isKeepingMain
      act={() => withdrawLoan(loan)}
      onKeep={onKeep}
      onDone={onDone}
    >
      <p>{said.takeBackWords}</p>
      {loan.fee_is_paid && <p>{said.takeBackFee}</p>}
    </ConfirmDialog>
  )
}
