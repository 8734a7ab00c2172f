import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type FoundAccount, type Said, sayOfAccounts } from '../../data/found-accounts.ts'
import styles from './accounts-to-move.module.css'
import { type MoveWords, words } from './accounts-to-move.words.ts'

type Props = { readonly account: FoundAccount; readonly onAside: () => void }

const taxTypes = ['pre-tax', 'roth', 'both'] as const

/** An account that was found and is to be moved. Each change is kept at once. */
export function MoveCard({ account, onAside }: Props) {
  const said = useWords(words)
  const id = useId()
  const [news, setNews] = useState('')
  const { pk, employer_name: employer, record_keeper_name: keeper, tax_type: type, selected, rollover } = account
  const say = async (what: Said) => {
    const answer = await sayOfAccounts((one) => (one.pk === pk ? what : undefined))
    setNews(answer.ok ? said.saved : answer.failure.detail)
  }
  if (!selected) {
    return (
      <Card title={employer}>
        <p role="status">{said.left(employer)}</p>
        <Button look="small" onClick={() => void say({ selected: true })}>
          {said.undo}
        </Button>
      </Card>
    )
  }
  const isMoving = rollover !== null
  return (
    <Card title={employer} tag={tagOf(account, said)}>
      <p className={styles.keeper}>{keeper ? said.at(keeper) : said.unknownKeeper}</p>
      <p>{account.balance === null ? said.unknownAmount : <Amount dollars={account.balance} size="large" />}</p>
      {isMoving ? (
        <p>{said.goes[type ?? 'unknown']}</p>
      ) : (
        <>
          <label htmlFor={id} className={styles.label}>
            {said.taxType}
          </label>
          <SelectInput
            id={id}
            aria-describedby={`${id}-goes`}
            options={[...taxTypes, 'unknown' as const].map((value) => ({ value, label: said.types[value] }))}
            value={type ?? 'unknown'}
            onChange={(chosen) => void say({ tax_type: taxTypes.find((one) => one === chosen) ?? null })}
          />
          <p id={`${id}-goes`} className={styles.keeper}>
            {said.goes[type ?? 'unknown']}
          </p>
          <Button
            look="quiet"
            className={styles.leave}
            onClick={() => {
              onAside()
              void say({ selected: false })
            }}
          >
            {said.leave}
            <span className={styles.hidden}>: {employer}</span>
          </Button>
        </>
      )}
      <p role="status" className={styles.news}>
        {news}
      </p>
    </Card>
  )
}

function tagOf({ rollover, balance, balance_from: from }: FoundAccount, said: MoveWords): ReactNode {
  if (rollover !== null) return <Tag look="maybe">{said.moving}</Tag>
  if (balance === null) return null
  return from === 'record-keeper' ? <Tag>{said.known}</Tag> : <Tag look="maybe">{from === 'you' ? said.yours : said.estimate}</Tag>
}
