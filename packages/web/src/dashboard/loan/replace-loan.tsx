import { formatCents } from '@app/schemas/rules/money/money'
import { useWords } from '../../client/language.ts'
import { savedRefinanceLoan } from '../../screens/data/loans/loans.ts'
import { DataTable } from '../../ui/charts/data-table.tsx'
import { words } from './loan-page.words.ts'

/** The loan that a person would replace beside what would replace it. Nothing where none was named. */
export function ReplaceLoan() {
  const said = useWords(words)
  const comparison = savedRefinanceLoan.use().data?.comparison
  if (!comparison) return null
  const { now, refinanced, verdict } = comparison
  const dollars = (amount: number) => formatCents(Math.round(amount * 100))
  return (
    <>
      <h3>{said.current}</h3>
      <p>{said.verdict[verdict]}</p>
      <DataTable
        title={said.current}
        columns={said.currentColumns}
        rows={[
          [said.rows.rate, `${now.interest_rate}%`, `${refinanced.interest_rate}%`],
          [said.rows.time, said.yearWords(now.term), said.yearWords(refinanced.term)],
          [said.rows.monthly, dollars(now.monthly_payment), dollars(refinanced.monthly_payment)],
          [said.rows.cost, dollars(now.total_cost), dollars(refinanced.total_cost)],
        ]}
      />
    </>
  )
}
