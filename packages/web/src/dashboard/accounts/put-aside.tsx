import { useEffect, useRef } from 'react'
import { useWords } from '../../client/language.ts'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { countAccount, type HeldAccount, heldAccounts } from '../../screens/data/accounts/held-accounts.ts'
import { unclaimed } from '../../screens/data/search/unclaimed.ts'
import { words as foundWords } from '../../screens/panels/accounts-found/accounts-found.words.ts'
import type { AccountAnswers } from '../../screens/panels/accounts-found/use-account-answers.ts'
import type { MatchAnswers } from '../../screens/panels/unclaimed-matches/use-match-answers.ts'
import { Button } from '../../ui/button.tsx'
import { Line, Lines } from '../../ui/lines.tsx'
import styles from '../frame/parts.module.css'
import { words } from './known-accounts.words.ts'

type Props = { readonly saying: AccountAnswers; readonly answering: MatchAnswers; readonly onFailed: (words: string) => void }

/** What a person said is not theirs, each with the way back. Nothing where there is none. */
export function PutAside({ saying, answering, onFailed }: Props) {
  const said = useWords(words)
  const accounts = foundAccounts.use().data?.filter(({ is_mine: isMine, show }) => show && isMine === 'no') ?? []
  const matches = unclaimed.use().data?.results.filter(({ state }) => state === 'rejected') ?? []
  const held = heldAccounts.use().data?.filter(({ is_active: isActive }) => !isActive) ?? []
  const count = accounts.length + matches.length + held.length
  const heading = useFocusWhenMore(count)
  if (count === 0) return null
  return (
    <section className={styles.part} aria-labelledby="aside">
      <h2 id="aside" ref={heading} tabIndex={-1} className={styles.title}>
        {said.aside}
      </h2>
      <p className={styles.about}>{said.asideAbout}</p>
      <Lines>
        {accounts.map((account) => (
          <Aside
            key={account.pk}
            name={account.employer_name}
            isBusy={saying.busyPk === account.pk}
            onBack={() => void saying.say(account, 'unsure')}
          />
        ))}
        {held.map((account) => (
          <HeldAside key={account.pk} account={account} onFailed={onFailed} />
        ))}
        {matches.map((match) => (
          <Aside
            key={match.pk}
            name={match.holder}
            isBusy={answering.busy?.pk === match.pk}
            onBack={() => answering.answer(match, 'unsure')}
          />
        ))}
      </Lines>
    </section>
  )
}

/** The heading of lines, focused where another one came to them. */
function useFocusWhenMore(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    // The line with the pressed button went: the keyboard goes on where it went to.
    if (count > before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count])
  return heading
}

/** An account that the person has linked or entered, and left out. */
function HeldAside({ account, onFailed }: Pick<Props, 'onFailed'> & { readonly account: HeldAccount }) {
  const countAgain = async () => {
    const done = await countAccount(account, true)
    onFailed(done.ok ? '' : done.failure.detail)
  }
  return <Aside name={account.nickname ?? account.company_name ?? account.name} isBusy={false} onBack={() => void countAgain()} />
}

function Aside({ name, isBusy, onBack }: { readonly name: string; readonly isBusy: boolean; readonly onBack: () => void }) {
  const { takeBack } = useWords(foundWords)
  return (
    <Line>
      <span>{name}</span>
      <Button look="small" isBusy={isBusy} onClick={onBack}>
        {takeBack(name)}
      </Button>
    </Line>
  )
}
