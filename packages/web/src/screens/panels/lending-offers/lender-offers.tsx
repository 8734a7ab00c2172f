import { Amount } from '../../../ui/amount.tsx'
import { dollarWords } from '../../../ui/dollar-words.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type Lender, lenders } from '../../data/loans/loans.ts'
import { yearWords } from '../loan-schedule/loan-chart.ts'
import styles from './lender-offers.module.css'
import { type LenderWish, offeredPayment } from './offered-payment.ts'

type Props = { readonly wish: LenderWish | undefined; readonly empty: string | undefined }

/** Each lender with its whole range of rates, its fee, its times, and what it pays us. */
export function LenderOffers({ wish, empty }: Props) {
  return (
    <Loaded of={lenders.use()} empty={empty} isEmpty={(all) => all.length === 0}>
      {(all) => (
        <ul className={styles.lenders}>
          {all.map((lender) => (
            <li key={lender.id}>
              <Offer lender={lender} wish={wish} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Offer({ lender, wish }: { readonly lender: Lender; readonly wish: LenderWish | undefined }) {
  const { name, about, interest_rate, fee, term, amount, we_get } = lender
  return (
    <section className={styles.lender} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Tag look="maybe">Sample</Tag>
      </header>
      <p>{about}</p>
      <Facts
        facts={[
          { name: 'Rate a year', value: rangeWords(interest_rate.low, interest_rate.high, '%') },
          { name: 'Fee, taken from the loan', value: fee.high === 0 ? 'None' : rangeWords(fee.low, fee.high, '%') },
          { name: 'Time', value: `${term.least} to ${yearWords(term.most)}` },
          { name: 'Amount', value: <Amount dollars={amount.least} to={amount.most} /> },
        ]}
      />
      {wish && <OfferedFor lender={lender} wish={wish} />}
      <p className={styles.paid}>
        {we_get.per === 'nothing' ? 'It pays us nothing.' : `It pays us ${dollarWords(we_get.amount)} if you take its loan.`}
      </p>
    </section>
  )
}

/** What the loan that is being typed would cost there. */
function OfferedFor({ lender, wish }: { readonly lender: Lender; readonly wish: LenderWish }) {
  const offered = offeredPayment(lender, wish)
  const asked = `${dollarWords(wish.dollars)} over ${yearWords(wish.years)}`
  if (!offered.isLent) return <p>{`${asked}: ${offered.words}`}</p>
  return (
    <>
      <h3 className={styles.asked}>For {asked}</h3>
      <Facts
        facts={[
          { name: 'Each month, about', value: <Amount dollars={offered.monthly[0]} to={offered.monthly[1]} /> },
          { name: 'Interest and fee', value: <Amount dollars={offered.total[0]} to={offered.total[1]} /> },
        ]}
      />
    </>
  )
}

function rangeWords(low: number, high: number, unit: string): string {
  return low === high ? `${low}${unit}` : `${low}${unit} to ${high}${unit}`
}
