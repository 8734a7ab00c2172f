import { useWords } from '../../../client/language.ts'
import type { ChangeableDeposit } from '../../../screens/data/money/recharacterizations.ts'
import { Line, Lines } from '../../../ui/lines.tsx'
import { Link } from '../../../ui/link.tsx'
import parts from '../../frame/parts.module.css'
import styles from '../money.module.css'
import { depositName, depositTimes } from './deposit-words.ts'
import { words } from './other-ira.words.ts'

/** Deposits that can't be changed now, and why. */
export function NotNow({ deposits }: { readonly deposits: readonly ChangeableDeposit[] }) {
  const said = useWords(words)
  return (
    <>
      <h3 id="not-now">{said.notNow}</h3>
      <Lines label={said.notNow}>
        {deposits.map((deposit) => (
          <Line key={deposit.transfer_id}>
            <div>
              <strong>{depositName(deposit, said)}</strong>
              <span className={styles.small}>{depositTimes(deposit, said)}</span>
              <span>{deposit.words}</span>
            </div>
          </Line>
        ))}
      </Lines>
      {deposits.some(({ to_account_number: other }) => other === null) && (
        <>
          <p className={parts.about}>{said.needsOther}</p>
          <Link className={parts.more} to="/dashboard/need-help">
            {said.write}
          </Link>
        </>
      )}
    </>
  )
}
