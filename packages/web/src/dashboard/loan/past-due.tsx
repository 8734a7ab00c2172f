import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { usePastDue } from '../../screens/data/loans/loan-schedule.ts'
import type { Loan } from '../../screens/data/loans/loans.ts'
import { FittingTable } from '../../ui/charts/fitting-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import parts from '../frame/parts.module.css'
import { words } from './loan-progress.words.ts'

/** Each missed payment with the day until which it can be made up. */
export function PastDue({ loan }: { readonly loan: Loan }) {
  const said = useWords(words)
  const day = (date: string) => dateWords(date, language())
  return (
    <Loaded of={usePastDue(loan)} empty={undefined} isEmpty={({ results }) => results.length === 0}>
      {({ results }) => (
        <>
          <FittingTable
            title={said.whatIsLate}
            columns={said.lateColumns}
            rows={results.map((one) => [
              day(one.due_date),
              dollarWords(one.amount, true),
              one.is_past_due ? said.days(one.days_late) : said.notLate,
              day(one.make_up_by),
            ])}
          />
          <p className={parts.about}>{said.dueNow(dollarWords(sumOf(results), true))}</p>
        </>
      )}
    </Loaded>
  )
}

/** In cents, so that nothing is lost on the way. */
function sumOf(all: readonly { readonly amount: number }[]): number {
  return all.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
}
