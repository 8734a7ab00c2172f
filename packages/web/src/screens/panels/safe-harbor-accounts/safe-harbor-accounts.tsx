import { useWords, type Words } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Card, Cards } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type SafeHarbor, safeHarbors } from '../../data/accounts/safe-harbor.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './safe-harbor-accounts.module.css'

type Own = {
  readonly tag: Readonly<Record<SafeHarbor['state'], string>>
  readonly unknownHolder: string
  readonly from: (plan: string) => string
  readonly number: (masked: string) => string
  readonly noNumber: string
  readonly possible: string
  readonly balance: string
  readonly noBalance: string
}

const words: Words<Own> = {
  en: {
    tag: { entered: 'You added it', possible: 'Possible' },
    unknownHolder: 'Holder not known yet',
    from: (plan) => `From the plan of ${plan}`,
    number: (masked) => `Account number ${masked}`,
    noNumber: 'Account number not known yet',
    possible: 'Nobody has told us of an IRA. The balance was small enough for the plan to move it without asking you.',
    balance: 'Last known balance in the plan',
    noBalance: 'Balance not known yet',
  },
  es: {
    tag: { entered: 'La agregaste', possible: 'Posible' },
    unknownHolder: 'Todavía no se sabe quién la tiene',
    from: (plan) => `Del plan de ${plan}`,
    number: (masked) => `Número de cuenta ${masked}`,
    noNumber: 'Todavía no se sabe el número de cuenta',
    possible: 'Nadie nos ha informado de una IRA. El saldo era tan pequeño que el plan podía moverlo sin preguntarte.',
    balance: 'Último saldo conocido en el plan',
    noBalance: 'Todavía no se sabe el saldo',
  },
}

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
