import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Card, Cards } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type SafeHarbor, safeHarbors } from '../../data/accounts/safe-harbor.ts'
import type { PanelProps } from '../panel-props.ts'
import { words } from './safe-harbor.words.ts'
import styles from './safe-harbor-accounts.module.css'

/** IRAs from a former plan that this person has added, and small balances that one may have moved. */
export function SafeHarborAccounts({ empty }: PanelProps) {
  const listed = safeHarbors.use()
  return (
    <Loaded of={listed} empty={empty} isEmpty={(accounts) => accounts.length === 0}>
      {(accounts) => (
        <Cards>
          {accounts.map((account) => (
            <OneAccount key={`${account.state}-${account.pk}`} account={account} />
          ))}
        </Cards>
      )}
    </Loaded>
  )
}

function OneAccount({ account }: { readonly account: SafeHarbor }) {
  const said = useWords(words)
  const { custodian, company_name: company, record_keeper_name: keeper, balance, state, account_number: number } = account
  const plan = company ?? keeper
  return (
    <Card title={custodian ?? plan ?? said.unknownHolder} tag={<Tag look={state === 'entered' ? 'sure' : 'maybe'}>{said.tag[state]}</Tag>}>
      {balance === null ? (
        <p className={styles.unknown}>{said.noBalance}</p>
      ) : (
        <div>
          <Amount dollars={balance} size="large" hasCents />
          {state === 'possible' && <p className={styles.about}>{said.balance}</p>}
        </div>
      )}
      {custodian !== null && plan !== null && <p className={styles.about}>{said.from(plan)}</p>}
      <p className={styles.about}>{number === undefined ? said.noNumber : said.number(number)}</p>
      {state === 'possible' && <p className={styles.about}>{said.possible}</p>}
    </Card>
  )
}
