import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { addressOf } from '../../../client/walk/address.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import type { Changing } from '../../check-answers/return-to.ts'
import { type Fees, fees } from '../../data/accounts/fees.ts'
import type { PanelProps } from '../panel-props.ts'
import { FeeBars } from './fee-bars.tsx'
import styles from './fee-comparison.module.css'
import { words } from './fee-comparison.words.ts'
import { rangeWords, sumOf } from './range-words.ts'

/** What old plans cost a year beside what the same savings would cost with us. The cheaper one comes first, even if that is to stay. */
export function FeeComparison({ block: { jobs }, mode: { flow }, step, empty }: PanelProps<'fee-comparison'>) {
  const said = useWords(words)
  const compared = fees.use()
  const { mode: name, steps } = flow.resolved
  // A balance can be estimated from what a person has earned.
  const addPay = steps[jobs] && (
    <Link className={styles.addPay} to={addressOf(name, jobs)} state={{ returnTo: step.step } satisfies Changing}>
      {said.addPay}
    </Link>
  )
  return (
    <Loaded of={compared} empty={empty} isEmpty={({ results }) => results.length === 0}>
      {(data) => (
        <div className={styles.comparison}>
          <VerdictNote compared={data} />
          <FeeBars compared={data} addPay={addPay} />
          <OverTime compared={data} />
        </div>
      )}
    </Loaded>
  )
}

function VerdictNote({ compared: { verdict, results, total_beagle_fees: ours } }: { readonly compared: Fees }) {
  const said = useWords(words)
  const plans = sumOf(results.map(({ actual_fees }) => actual_fees))
  const named = (which: 'stay' | 'move') => results.filter((line) => line.verdict === which).map(({ company_name }) => company_name)
  const [stay, move] = [named('stay'), named('move')]
  return (
    <Note title={said.verdict[verdict]} look={verdict === 'stay' ? 'sun' : 'good'}>
      {plans && ours !== null && <p>{said.total(rangeWords(plans), dollarWords(ours))}</p>}
      {/* One total can hide that it is the other way round for one of the plans. */}
      {verdict !== 'stay' && stay.length > 0 && <p>{said.butStay(stay.join(', '))}</p>}
      {verdict !== 'move' && move.length > 0 && <p>{said.butMove(move.join(', '))}</p>}
    </Note>
  )
}

function OverTime({ compared: { until_retirement: over } }: { readonly compared: Fees }) {
  const said = useWords(words)
  if (!over || over.years === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{said.overTime(over.years)}</h2>
      <Facts
        facts={[
          { name: said.plan, value: rangeWords(over.actual) },
          { name: said.ours, value: rangeWords(over.ours) },
        ]}
      />
      <p className={styles.about}>{said.overTimeAbout}</p>
    </section>
  )
}
