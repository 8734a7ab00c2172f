import { useEffect } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { openedAccounts, savedIraAccounts } from '../../data/money/ira-accounts.ts'
import type { PanelProps } from '../panel-props.ts'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationDetails } from './application-details.tsx'
import { ApplicationTerms } from './application-terms.tsx'
import { ExistingIra } from './existing-ira.tsx'
import styles from './ira-application.module.css'

/** The application for an account here: what is sent with it, and its state. Elsewhere: which account gets the money. */
export function IraApplication({ empty, form, facts }: PanelProps) {
  const opened = openedAccounts.use()
  // The partner may have decided since another page looked.
  useEffect(() => void openedAccounts.load(true), [])
  if (form.fields.some(({ record, column }) => record === 'ira_accounts' && column === 'application_confirmed')) {
    return (
      <div className={styles.application}>
        <ApplicationDetails empty={empty} />
        {opened.data?.accounts.map((account) => (
          <ApplicationCard key={account.pk} account={account} issues={opened.data?.issues ?? []} />
        ))}
        <ApplicationTerms form={form} />
      </div>
    )
  }
  const wantsOwn = facts['ira_home'] === 'existing' || facts['destination'] === 'existing-ira'
  return (
    <Loaded of={opened} empty={empty}>
      {({ accounts, issues }) =>
        accounts.length === 0 || wantsOwn ? (
          <Existing empty={empty} />
        ) : (
          <div className={styles.application}>
            {accounts.map((account) => (
              <ApplicationCard key={account.pk} account={account} issues={issues} />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}

/** The IRA that a person has elsewhere. */
function Existing({ empty }: Pick<PanelProps, 'empty'>) {
  const kept = savedIraAccounts.use()
  return (
    <Loaded of={kept} empty={empty}>
      {(all) => {
        const own = all.findLast(({ existing_ira }) => existing_ira)
        return own ? <ExistingIra ira={own} /> : <Empty>{empty}</Empty>
      }}
    </Loaded>
  )
}
