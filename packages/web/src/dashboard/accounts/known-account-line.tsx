import type { ReactNode } from 'react'
import { useWords } from '../../client/language.ts'
import type { Balance } from '../../screens/data/accounts/balance-of.ts'
import { words as foundWords } from '../../screens/panels/accounts-found/accounts-found.words.ts'
import { Amount } from '../../ui/amount.tsx'
import { More } from '../../ui/more.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import own from './known-accounts.module.css'

type Props = {
  readonly name: string
  readonly tag: string
  readonly isSure: boolean
  /** Where it is, and since when that is known. */
  readonly about: readonly string[]
  readonly balance: Balance
  /** What the source says of the amount, where it gives no number. */
  readonly amount?: string
  /** What is next, in a sentence, and the way there. */
  readonly next: string
  readonly actions: ReactNode
  /** How it is known, and how sure that is. */
  readonly how: readonly string[]
  readonly answers?: ReactNode
}

/** One account or sum elsewhere: the same line wherever it is known from. */
export function KnownAccountLine({ name, tag, isSure, about, balance, amount, next, actions, how, answers }: Props) {
  const said = useWords(foundWords)
  return (
    <li className={styles.line}>
      <span className={own.head}>
        <strong>{name}</strong>
        <span className={own.figure}>{amount ?? (balance.basis === 'unknown' ? said.unknownBalance : <Sum balance={balance} />)}</span>
      </span>
      <span className={own.where}>
        <Tag look={isSure ? 'sure' : 'maybe'}>{tag}</Tag>
        {about.map((line) => (
          <span key={line} className={styles.about}>
            {line}
          </span>
        ))}
      </span>
      <span>{next}</span>
      <span className={own.actions}>{actions}</span>
      <div className={own.how}>
        <More title={said.how}>
          {how.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {answers && <div className={own.answers}>{answers}</div>}
        </More>
      </div>
    </li>
  )
}

/** What is estimated looks like it. */
function Sum({ balance }: { readonly balance: Exclude<Balance, { readonly basis: 'unknown' }> }) {
  return <Amount dollars={balance.low} to={balance.high} hasCents={balance.basis === 'record-keeper' || balance.basis === 'linked'} />
}
