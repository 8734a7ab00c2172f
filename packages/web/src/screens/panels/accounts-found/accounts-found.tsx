import { useEffect, useRef } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Cards } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { fees } from '../../data/accounts/fees.ts'
import { type FoundAccount, foundAccounts } from '../../data/accounts/found-accounts.ts'
import type { PanelProps } from '../panel-props.ts'
import { AccountCard } from './account-card.tsx'
import styles from './accounts-found.module.css'
import { words } from './accounts-found.words.ts'
import { helpAction } from './help-action.ts'
import { sortAccounts } from './sort-accounts.ts'
import { useAccountAnswers } from './use-account-answers.ts'

/** Every account that is known of, by how it is known: what is in it, where, how sure that is, and what comes next. */
export function AccountsFound({ empty, ...screen }: PanelProps) {
  const found = foundAccounts.use()
  const compared = fees.use()
  const saying = useAccountAnswers()
  const help = helpAction(screen)
  const lines = compared.data?.results ?? []
  return (
    <Loaded of={found} empty={empty} isEmpty={(accounts) => accounts.length === 0}>
      {(accounts) => {
        const mine = accounts.filter(({ show, is_mine }) => show && is_mine !== 'no')
        return (
          <section className={styles.found}>
            {mine.length === 0 && <Empty>{empty}</Empty>}
            <Cards>
              {sortAccounts(mine).map((account) => (
                <AccountCard key={account.pk} account={account} lines={lines} help={help} saying={saying} />
              ))}
            </Cards>
            <PutAside accounts={accounts.filter(({ is_mine }) => is_mine === 'no')} saying={saying} />
            <Outcome saying={saying} />
          </section>
        )
      }}
    </Loaded>
  )
}

type Saying = ReturnType<typeof useAccountAnswers>

function PutAside({ accounts, saying }: { readonly accounts: readonly FoundAccount[]; readonly saying: Saying }) {
  const said = useWords(words)
  if (accounts.length === 0) return null
  return (
    <div className={styles.aside}>
      <h2 className={styles.asideTitle}>{said.putAside}</h2>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.pk} className={styles.row}>
            <span>{account.employer_name}</span>
            <Button look="small" isBusy={saying.busyPk === account.pk} onClick={() => void saying.say(account, 'unsure')}>
              {said.takeBack(account.employer_name)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The result of the last answer, announced to screen readers. */
function Outcome({ saying: { failure, hasSaved } }: { readonly saying: Saying }) {
  const said = useWords(words)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The card with the pressed button may be gone: the keyboard continues at the given element.
    if (hasSaved && document.activeElement === document.body) line.current?.focus()
  }, [hasSaved])
  return (
    <p role="status" ref={line} tabIndex={-1} className={failure ? styles.failure : styles.saved}>
      {failure?.detail ?? (hasSaved ? said.saved : '')}
    </p>
  )
}
