import { Amount } from '../../../ui/amount.tsx'
import { Card, Cards } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type HeldAccount, heldAccounts } from '../../data/accounts/held-accounts.ts'
import { dayWords } from '../day-words.ts'
import type { PanelProps } from '../panel-props.ts'
import { inReach } from './in-reach.ts'
import styles from './unlocked-amounts.module.css'

/** How much of each retirement account could be reached, and of all together. */
export function UnlockedAmounts({ empty }: PanelProps) {
  return (
    <Loaded of={heldAccounts.use()} empty={empty} isEmpty={(accounts) => accounts.length === 0}>
      {(accounts) => (
        <section className={styles.amounts} aria-label="What may be in reach">
          <p>
            In all, up to <Amount dollars={accounts.reduce((sum, one) => sum + (inReach(one) ?? 0), 0)} size="large" /> may be in reach.
            This is an estimate.
          </p>
          <Cards>
            {accounts.map((account) => (
              <AccountCard key={account.pk} account={account} />
            ))}
          </Cards>
        </section>
      )}
    </Loaded>
  )
}

function AccountCard({ account }: { readonly account: HeldAccount }) {
  const { nickname, name, institution_name, last_four, current_balance, vested_balance, is_unlocked, balance_as_of } = account
  const reach = inReach(account)
  const title = [nickname ?? name, last_four && `ending in ${last_four}`].filter(Boolean).join(', ')
  return (
    <Card title={title} tag={<Tag look={is_unlocked ? 'sure' : 'maybe'}>{is_unlocked ? 'Unlocked' : 'Locked'}</Tag>}>
      {institution_name && <p>{institution_name}</p>}
      <Facts
        facts={[
          { name: 'In the account', value: current_balance === null ? 'Not known' : <Amount dollars={current_balance} hasCents /> },
          { name: 'Vested: yours to keep', value: vested_balance === null ? 'Not known' : <Amount dollars={vested_balance} hasCents /> },
          {
            name: 'May be in reach',
            value:
              reach === undefined ? (
                'Not known'
              ) : (
                <>
                  up to <Amount dollars={reach} />
                </>
              ),
          },
        ]}
      />
      {balance_as_of && <p className={styles.small}>As of {dayWords(balance_as_of.slice(0, 10))}.</p>}
    </Card>
  )
}
