import { useWords } from '../../client/language.ts'
import type { Balance } from '../../screens/data/accounts/balance-of.ts'
import type { SafeHarbor } from '../../screens/data/accounts/safe-harbor.ts'
import { words as harborWords } from '../../screens/panels/safe-harbor-accounts/safe-harbor.words.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'
import { KnownAccountLine } from './known-account-line.tsx'
import { words } from './known-accounts.words.ts'

/** An IRA to which an old plan has moved a small balance, or may have. */
export function SafeHarborLine({ account, balance }: { readonly account: SafeHarbor; readonly balance: Balance }) {
  const said = useWords(words)
  const harbor = useWords(harborWords)
  const { custodian, company_name: company, record_keeper_name: keeper, state, account_number: number } = account
  const plan = company ?? keeper
  const name = custodian ?? plan ?? harbor.unknownHolder
  const isEntered = state === 'entered'
  return (
    <KnownAccountLine
      name={name}
      tag={harbor.tag[state]}
      isSure={isEntered}
      about={[harbor.title, ...(custodian !== null && plan !== null ? [harbor.from(plan)] : [])]}
      balance={balance}
      next={isEntered ? said.enteredNext : said.possibleNext}
      actions={
        <PlaceLink
          className={styles.more}
          place={isEntered ? 'move-account' : 'search-call'}
          aria-label={`${isEntered ? said.move : said.call}: ${name}`}
        >
          {isEntered ? said.move : said.call}
        </PlaceLink>
      }
      how={[
        number === undefined ? harbor.noNumber : harbor.number(number),
        ...(isEntered ? [] : [harbor.possible, ...(balance.basis === 'unknown' ? [] : [`${harbor.balance}.`])]),
      ]}
    />
  )
}
