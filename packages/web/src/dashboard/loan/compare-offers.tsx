import { dollarWords, formatCents, toCents, toDecimal } from '@app/schemas/rules/money/money'
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'
import { useWords } from '../../client/language.ts'
import { type LoanQuote, useLoanQuote } from '../../screens/data/loans/loan-quote.ts'
import { isLoanOver, type Lender, lenders, ownLoans } from '../../screens/data/loans/loans.ts'
import { offeredPayment } from '../../screens/panels/lending-offers/offered-payment.ts'
import { FittingTable } from '../../ui/charts/fitting-table.tsx'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { SelectInput } from '../../ui/fields/select-input.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import parts from '../frame/parts.module.css'
import styles from '../transfer/money.module.css'
import { type LoanPageWords, words } from './loan-page.words.ts'
import { ReplaceLoan } from './replace-loan.tsx'

const terms = [1, 2, 3, 4, 5]

/** What the same loan costs in each way. People who have a loan came for that one: beside it this opens when asked for. */
export function CompareOffers() {
  const said = useWords(words)
  const { data: loans, failure } = ownLoans.use()
  if (!loans && !failure) return null
  if (loans?.some((loan) => !isLoanOver(loan)))
    return (
      <More title={said.compare}>
        <Ways />
      </More>
    )
  return (
    <section className={parts.part} aria-labelledby="compare">
      <h2 id="compare">{said.compare}</h2>
      <Ways />
    </section>
  )
}

/** From one’s own savings, from lenders, and against the loan that would be replaced. */
function Ways() {
  const said = useWords(words)
  const offers = lenders.use()
  const [typed, setTyped] = useState<Typed>({ amount: '5000', years: '3' })
  const cents = toCents(typed.amount)
  const dollars = cents.ok && cents.value > 0 ? cents.value / 100 : undefined
  const wish = useMemo(
    () => (dollars === undefined ? undefined : { borrow_amount: toDecimal(Math.round(dollars * 100)), term: typed.years }),
    [dollars, typed.years],
  )
  const { data: quote } = useLoanQuote(wish)
  return (
    <>
      <p className={parts.about}>{said.compareAbout}</p>
      <AmountAndYears typed={typed} setTyped={setTyped} />
      <Loaded of={offers} empty={undefined}>
        {(all) => (
          <FittingTable
            title={said.ways}
            columns={said.columns}
            rows={[
              ...(quote?.loan && (quote.eligible || quote.is_possible) ? [ownRow(quote.loan, said)] : []),
              ...(dollars === undefined ? [] : all.map((one) => lenderRow(one, { dollars, years: Number(typed.years) }, said))),
            ]}
          />
        )}
      </Loaded>
      <p className={parts.about}>{said.compareNote}</p>
      <ReplaceLoan />
      <PlaceLink className={parts.more} place="other-loans">
        {said.askOthers}
      </PlaceLink>
    </>
  )
}

type Typed = { readonly amount: string; readonly years: string }
type TypedProps = { readonly typed: Typed; readonly setTyped: Dispatch<SetStateAction<Typed>> }

function AmountAndYears({ typed, setTyped }: TypedProps) {
  const said = useWords(words)
  return (
    <div className={styles.beside}>
      <NumberField
        id="compare-amount"
        label={said.amount}
        lead="$"
        value={typed.amount}
        onChange={(amount) => setTyped((before) => ({ ...before, amount }))}
      />
      <FieldFrame id="compare-years" label={said.years}>
        <SelectInput
          id="compare-years"
          options={terms.map((years) => ({ value: String(years), label: said.yearWords(years) }))}
          value={typed.years}
          onChange={(years) => setTyped((before) => ({ ...before, years: years === '' ? before.years : years }))}
        />
      </FieldFrame>
    </div>
  )
}

function ownRow(
  { interest_rate, true_cost_rate, monthly_payment_amount, total_cost }: NonNullable<LoanQuote['loan']>,
  said: LoanPageWords,
) {
  return [said.own, `${interest_rate}%`, `${true_cost_rate}%`, exact(monthly_payment_amount), exact(total_cost), said.ownGets]
}

function lenderRow(lender: Lender, wish: Parameters<typeof offeredPayment>[1], said: LoanPageWords) {
  const { name, interest_rate: rate, we_get: gets } = lender
  const offered = offeredPayment(lender, wish)
  const range = (low: string, high: string) => (low === high ? low : said.range(low, high))
  const pays = gets.per === 'nothing' ? said.nothing : dollarWords(gets.amount)
  const rates = range(`${rate.low}%`, `${rate.high}%`)
  if (!offered.isLent) return [name, rates, '', said.notLent, '', pays]
  const [monthly, total] = [offered.monthly, offered.total].map(([low, high]) => range(dollarWords(low), dollarWords(high)))
  const [lowest, highest] = offered.trueCost
  return [name, rates, range(`${lowest}%`, `${highest}%`), monthly ?? '', total ?? '', pays]
}

function exact(dollars: number): string {
  return formatCents(Math.round(dollars * 100))
}
