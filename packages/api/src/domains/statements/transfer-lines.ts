import type { PaperChange, PaperTransfer } from '../brokerage/for-papers.ts'

type Line = { readonly about: string; readonly cents: number }

/** A deposit or withdrawal as papers show it: what reached the bank, what was withheld for tax and the fee of a loan are lines of their own. */
export function transferLines(transfer: PaperTransfer, cents: number): readonly Line[] {
  return transfer.direction === 'IN' ? [{ about: comingWords(transfer, cents > 0), cents }] : goingLines(transfer, cents)
}

/** What was changed to the other kind of IRA, on the paper of either account. */
export function changeLine({ tax_year, other }: PaperChange, cents: number): Line {
  const account = `${other.kindWords}, account ending in ${other.lastFour}`
  const way = cents > 0 ? `from ${account}` : `to ${account}`
  return { about: `Recharacterized contribution for ${tax_year}, ${way}`, cents }
}

function comingWords({ type, tax_year: year, bank_last_four: bank, loan_id: loan }: PaperTransfer, isIn: boolean): string {
  if (type === 'ROLLOVER') return isIn ? 'Rollover received' : 'Rollover sent back'
  const what = loan === null ? 'Deposit' : 'Loan payment'
  const from = bank === null ? what : `${what} from bank account ending in ${bank}`
  return `${from}${year === null ? '' : `, for ${year}`}${isIn ? '' : ', sent back by the bank'}`
}

function goingLines(transfer: PaperTransfer, cents: number): readonly Line[] {
  const { withheld_cents: withheld, state_withheld_cents: stateWithheld, fee_cents: fee } = transfer
  const isOut = cents < 0
  const given = (part: number) => (isOut ? 0 - part : part)
  const [taxCents, stateCents, feeCents] = [given(withheld), given(stateWithheld), given(fee)]
  const lines = [
    { about: isOut ? goneWords(transfer) : cameBackWords(transfer), cents: cents - taxCents - stateCents - feeCents },
    { about: isOut ? 'Withheld for federal income tax' : 'Tax that had been withheld', cents: taxCents },
    { about: isOut ? 'Withheld for state income tax' : 'State tax that had been withheld', cents: stateCents },
    { about: isOut ? 'Fee of the loan' : 'Fee of the loan, given back', cents: feeCents },
  ]
  return lines.filter((line) => line.cents !== 0)
}

function goneWords({ bank_last_four: bank, loan_id: loan }: PaperTransfer): string {
  const what = loan === null ? 'Paid' : 'Loan paid'
  return bank === null ? `${what} out` : `${what} to bank account ending in ${bank}`
}

function cameBackWords({ loan_id: loan }: PaperTransfer): string {
  return loan === null ? 'Withdrawal that the bank sent back' : 'Loan that the bank sent back'
}
