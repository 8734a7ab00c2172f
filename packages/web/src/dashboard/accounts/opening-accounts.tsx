import { useEffect } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { ApplicationCard } from '../../screens/panels/ira-application/application-card.tsx'
import styles from '../frame/parts.module.css'

const words: Words<{ readonly account: string }> = { en: { account: 'Your new account' }, es: { account: 'Tu cuenta nueva' } }

/** Accounts that are being opened, and what is missing. An open account has a card of its own. */
export function OpeningAccounts() {
  const said = useWords(words)
  const { data } = openedAccounts.use()
  // It may have been applied for, or decided, since another page looked.
  useEffect(() => void openedAccounts.load(true), [])
  const opening = data?.accounts.filter(({ state }) => state !== 'ACTIVE' && state !== 'CLOSED') ?? []
  if (opening.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="opening">
      <h2 id="opening">{said.account}</h2>
      {opening.map((account) => (
        <ApplicationCard key={account.pk} account={account} issues={data?.issues ?? []} />
      ))}
    </section>
  )
}
