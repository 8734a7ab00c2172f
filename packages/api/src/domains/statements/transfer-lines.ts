import type { PaperChange, PaperTransfer } from '../brokerage/for-papers.ts'

type Line = { readonly about: string; readonly cents: number }

/** A deposit or withdrawal as papers show it: what reached the bank and what was withheld for tax are two lines. */
export function transferLines(transfer: PaperTransfer, cents: number): readonly Line[] {
  return transfer.direction === 'IN' ? [{ about: comingWords(transfer, cents > 0), cents }] : goingLines(transfer, cents)
}

/** What was changed to the other kind of IRA, on the paper of either account. */
export function changeLine({ tax_year, other }: PaperChange, cents: number): Line {
  const account = `${other.kindWords}, account ending in ${other.lastFour}`
  const way = cents > 0 ? `from ${account}` : `to ${account}`
  return { about: `Recharacterized contribution for ${tax_year}, ${way}`, cents }
}

function comingWords({ type, tax_year: year, bank_last_four: bank }: PaperTransfer, isIn: boolean): string {
  if (type === 'ROLLOVER') return isIn ? 'Rollover received' : 'Rollover sent back'
  const from = bank === null ? 'Deposit' : `Deposit from bank account ending in ${bank}`
  return `${from}${year === null ? '' : `, for ${year}`}${isIn ? '' : ', sent back by the bank'}`
}

function goingLines(transfer: PaperTransfer, cents: number): readonly Line[] {
  const { withheld_cents: withheld, state_withheld_cents: stateWithheld, bank_last_four: bank } = transfer
  const isOut = cents < 0
  const to = bank === null ? 'Paid out' : `Paid to bank account ending in ${bank}`
  const [taxCents, stateCents] = isOut ? [-withheld, -stateWithheld] : [withheld, stateWithheld]
  const lines = [
    { about: isOut ? to : 'Withdrawal that the bank sent back', cents: cents - taxCents - stateCents },
    { about: isOut ? 'Withheld for federal income tax' : 'Tax that had been withheld', cents: taxCents },
    { about: isOut ? 'Withheld for state income tax' : 'State tax that had been withheld', cents: stateCents },
  ]
  return lines.filter((line) => line.cents !== 0)
}
