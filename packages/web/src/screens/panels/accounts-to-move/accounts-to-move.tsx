import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Cards } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { foundAccounts, isOwned } from '../../data/accounts/found-accounts.ts'
import { heldAccounts, unlockedAccounts } from '../../data/accounts/held-accounts.ts'
import { providers } from '../../data/accounts/providers.ts'
import { requestedMoves } from '../../data/accounts/requested-moves.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './accounts-to-move.module.css'
import { words } from './accounts-to-move.words.ts'
import { HeldCard } from './held-card.tsx'
import { MoveCard } from './move-card.tsx'
import { RequestedMoveCard } from './requested-move-card.tsx'

/** The accounts that are to be moved, with the kind of money in each; either can be changed here until the request is sent. */
export function AccountsToMove({ empty }: PanelProps) {
  const said = useWords(words)
  const found = foundAccounts.use()
  const { data: held = [] } = heldAccounts.use()
  const { data: known = [] } = providers.use()
  // What was put aside on this page stays in view, so that it can be taken back.
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set())
  const unlocked = unlockedAccounts(held)
  return (
    <Loaded of={found} empty={empty}>
      {(all) => {
        const shown = all.filter((account) => isOwned(account) && (account.selected || aside.has(account.pk)))
        const told = unlocked.length > 0 ? [] : requestedMoves(all, known)
        if (shown.length + unlocked.length + told.length === 0) return <Empty>{empty}</Empty>
        return (
          <section className={styles.accounts} aria-label={said.list}>
            <Cards>
              {shown.map((account) => (
                <MoveCard key={account.pk} account={account} onAside={() => setAside(new Set([...aside, account.pk]))} />
              ))}
              {unlocked.map((account) => (
                <HeldCard key={account.pk} account={account} />
              ))}
              {told.map((provider) => (
                <RequestedMoveCard key={provider.pk} provider={provider} />
              ))}
            </Cards>
          </section>
        )
      }}
    </Loaded>
  )
}
