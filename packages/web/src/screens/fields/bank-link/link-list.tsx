import { maskedNumber } from '@app/schemas/rules/money/account-numbers'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type Link, linkedAccounts } from '../../data/accounts/links.ts'
import { mendLink } from '../../linking/link-account.ts'
import styles from './bank-link.module.css'
import { words } from './bank-link.words.ts'

/** What is linked, and what has to be repaired. Failed tries get one message and are not listed. */
export function LinkList({ links }: { readonly links: readonly Link[] }) {
  const shown = links.filter(({ state }) => state !== 'failed' && state !== 'removed')
  if (shown.length === 0) return null
  return (
    <ul className={styles.links}>
      {shown.map((link) => (
        <OneLink key={link.pk} link={link} />
      ))}
    </ul>
  )
}

function OneLink({ link: { pk, institution_name, state } }: { readonly link: Link }) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const accounts = (linkedAccounts.use().data ?? []).filter(({ linked_institution }) => linked_institution === pk)
  const mend = async () => {
    setBusy(true)
    const mended = await mendLink(pk)
    setBusy(false)
    setProblem(mended.ok ? undefined : mended.failure.detail)
  }
  const tag = { linked: said.linked, waiting_for_partner: said.waiting, login_required: said.ended, failed: said.didNotWork, removed: '' }[
    state
  ]
  const name = institution_name ?? said.noName
  const ends = accounts.flatMap(({ last_four: end }) => (end ? [maskedNumber(end)] : []))
  return (
    <li className={styles.link}>
      <span className={styles.head}>
        <strong>{name}</strong>
        <Tag look={state === 'linked' ? 'sure' : state === 'login_required' ? 'bad' : 'maybe'}>{tag}</Tag>
      </span>
      {accounts.map(({ pk: account, name, nickname, last_four, current_balance }) => (
        <span key={account} className={styles.account}>
          {nickname ?? name}
          {last_four && ` ${maskedNumber(last_four)}`}
          {current_balance !== null && `, ${dollarWords(current_balance)}`}
        </span>
      ))}
      {state === 'waiting_for_partner' && <span className={styles.account}>{said.waitingAbout}</span>}
      {state === 'login_required' && (
        <Button
          look="small"
          isBusy={isBusy}
          aria-label={`${said.signInAgain}: ${[name, ends.join(', ')].filter(Boolean).join(' ')}`}
          onClick={() => void mend()}
        >
          {said.signInAgain}
        </Button>
      )}
      {problem && <span role="alert">{problem}</span>}
    </li>
  )
}
