import { dollarWords } from '@app/schemas/rules/money/money'
import type { ReactNode } from 'react'
import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type Lender, lenders } from '../../data/loans/loans.ts'
import { yearWords } from '../loan-schedule/loan-words.ts'
import styles from './lender-offers.module.css'
import { words } from './lender-offers.words.ts'
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
  const said = useWords(words)
  const { name, about, interest_rate, fee, term, amount, we_get } = lender
  return (
    <section className={styles.lender} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Tag look="maybe">{said.sample}</Tag>
      </header>
      <p>{about}</p>
      <dl className={styles.figures}>
        <Figure name={said.rate}>{rangeWords(interest_rate, said)}</Figure>
        <Figure name={said.fee}>{fee.high === 0 ? said.none : rangeWords(fee, said)}</Figure>
        <Figure name={said.time}>{said.range(String(term.least), yearWords(term.most))}</Figure>
        <Figure name={said.amount}>
          <Amount dollars={amount.least} to={amount.most} />
        </Figure>
      </dl>
      {wish && <OfferedFor lender={lender} wish={wish} />}
      <p className={styles.paid}>{we_get.per === 'nothing' ? said.paysNothing : said.pays(dollarWords(we_get.amount))}</p>
    </section>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.figure}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** What the loan that is being typed would cost there. */
function OfferedFor({ lender, wish }: { readonly lender: Lender; readonly wish: LenderWish }) {
  const said = useWords(words)
  const offered = offeredPayment(lender, wish)
  const asked = said.asked(dollarWords(wish.dollars), yearWords(wish.years))
  if (!offered.isLent) return <p>{`${asked}: ${said.not[offered.not]}`}</p>
  return (
    <>
      <h3 className={styles.asked}>{said.askedFor(asked)}</h3>
      <Facts
        facts={[
          { name: said.monthly, value: <Amount dollars={offered.monthly[0]} to={offered.monthly[1]} /> },
          { name: said.cost, value: <Amount dollars={offered.total[0]} to={offered.total[1]} /> },
        ]}
      />
    </>
  )
}

function rangeWords({ low, high }: Lender['fee'], { range }: (typeof words)['en']): string {
  return low === high ? `${low}%` : range(`${low}%`, `${high}%`)
}
