import { type ReactNode, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { OutcomeLine } from '../../../ui/focus/outcome-line.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type AccountAnswer, type FoundAccount, isHolderMissing } from '../../data/accounts/found-accounts.ts'
import { updateAccounts } from '../../data/accounts/update-accounts.ts'
import styles from './accounts-to-move.module.css'
import { type MoveWords, words } from './accounts-to-move.words.ts'
import { MoveChoices } from './move-choices.tsx'

type Props = { readonly account: FoundAccount; readonly onAside: () => void }

/** An account that was found and is to be moved. Each change is saved at once; while it is moving, nothing can be changed. */
export function MoveCard({ account, onAside }: Props) {
  const said = useWords(words)
  const [news, setNews] = useState('')
  const { pk, employer_name: employer, record_keeper_name: keeper, tax_type: type, rollover } = account
  const say = async (what: AccountAnswer) => {
    if (what.selected === false) onAside()
    // The same words are read out again only where they were gone.
    setNews('')
    const answer = await updateAccounts((one) => (one.pk === pk ? what : undefined))
    setNews(answer.ok ? said.saved : answer.failure.detail)
  }
  if (!account.selected) return <AsideCard name={employer} onUndo={() => void say({ selected: true })} />
  return (
    <Card title={employer} tag={tagOf(account, said)}>
      {isHolderMissing(account) && <p className={styles.keeper}>{said.unknownKeeper}</p>}
      {keeper !== null && <p className={styles.keeper}>{said.at(keeper)}</p>}
      <p>{account.balance === null ? said.unknownAmount : <Amount dollars={account.balance} size="large" />}</p>
      {rollover === null ? <MoveChoices account={account} onSay={(what) => void say(what)} /> : <p>{said.goes[type ?? 'unknown']}</p>}
      <OutcomeLine text={news} isForLost />
    </Card>
  )
}

/** An account that was put aside on this page, and a way to take that back. */
function AsideCard({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const said = useWords(words)
  return (
    <Card title={name}>
      <OutcomeLine text={said.left(name)} isForLost />
      <Button look="small" onClick={onUndo}>
        {said.undo}
      </Button>
    </Card>
  )
}

function tagOf({ rollover, balance, balance_from: from }: FoundAccount, said: MoveWords): ReactNode {
  if (rollover !== null) return <Tag look="maybe">{said.moving}</Tag>
  if (balance === null) return null
  return from === 'record-keeper' ? <Tag>{said.known}</Tag> : <Tag look="maybe">{from === 'you' ? said.yours : said.estimate}</Tag>
}
