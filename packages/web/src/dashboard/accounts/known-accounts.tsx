import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../client/language.ts'
import { fees } from '../../screens/data/accounts/fees.ts'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { heldAccounts } from '../../screens/data/accounts/held-accounts.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { safeHarbors } from '../../screens/data/accounts/safe-harbor.ts'
import { unclaimed } from '../../screens/data/search/unclaimed.ts'
import { usePolling } from '../../screens/data/use-polling.ts'
import { useAccountAnswers } from '../../screens/panels/accounts-found/use-account-answers.ts'
import { useMatchAnswers } from '../../screens/panels/unclaimed-matches/use-match-answers.ts'
import { Loaded } from '../../ui/loaded.tsx'
import styles from '../frame/parts.module.css'
import { FoundLine } from './found-line.tsx'
import { HeldLine } from './held-line.tsx'
import { type Known, knownAccounts } from './known-accounts.ts'
import { words } from './known-accounts.words.ts'
import { PutAside } from './put-aside.tsx'
import { SafeHarborLine } from './safe-harbor-line.tsx'
import { StateLine } from './state-line.tsx'

const lookEveryMs = 30_000

/** Accounts and money elsewhere in one list: found, linked, told by the person, held by states, or moved by an old plan. */
export function KnownAccounts() {
  const said = useWords(words)
  const found = foundAccounts.use()
  const known = useKnown()
  const saying = useAccountAnswers()
  const answering = useMatchAnswers()
  const look = useCallback(() => {
    void foundAccounts.load(true)
    void rollovers.load(true)
    void unclaimed.load(true)
  }, [])
  // Record keepers and states answer in days, whatever page is open.
  useEffect(look, [look])
  usePolling(true, look, lookEveryMs)
  const [unsaved, setUnsaved] = useState('')
  const failure = saying.failure ?? answering.failure
  return (
    <Loaded of={found} empty={undefined}>
      {() => (
        <>
          {known.length > 0 && (
            <section className={styles.part} aria-labelledby="elsewhere">
              <h2 id="elsewhere">{said.title}</h2>
              <ul className={styles.lines}>
                {known.map((one) => (
                  <KnownLine key={one.id} known={one} saying={saying} answering={answering} onFailed={setUnsaved} />
                ))}
              </ul>
            </section>
          )}
          <PutAside saying={saying} answering={answering} onFailed={setUnsaved} />
          <p role="status" className={styles.news}>
            {failure?.detail ?? unsaved}
          </p>
        </>
      )}
    </Loaded>
  )
}

/** What of it is known by now: a source that can’t be reached hides none of the others. */
export function useKnown(): readonly Known[] {
  const [found, held, harbors, states, costs] = [foundAccounts.use(), heldAccounts.use(), safeHarbors.use(), unclaimed.use(), fees.use()]
  return knownAccounts({
    found: found.data ?? [],
    held: held.data ?? [],
    safeHarbors: harbors.data ?? [],
    matches: states.data?.results ?? [],
    fees: costs.data?.results ?? [],
  })
}

type LineProps = {
  readonly known: Known
  readonly saying: ReturnType<typeof useAccountAnswers>
  readonly answering: ReturnType<typeof useMatchAnswers>
  readonly onFailed: (words: string) => void
}

function KnownLine({ known, saying, answering, onFailed }: LineProps) {
  if (known.from === 'search') return <FoundLine account={known.account} balance={known.balance} saying={saying} />
  if (known.from === 'state') return <StateLine match={known.match} balance={known.balance} answering={answering} />
  if (known.from === 'safe-harbor') return <SafeHarborLine account={known.account} balance={known.balance} />
  return <HeldLine account={known.account} balance={known.balance} onFailed={onFailed} />
}
