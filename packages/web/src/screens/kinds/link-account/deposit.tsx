import { maskedNumber } from '@app/schemas/rules/money/account-numbers'
import { useId, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { momentWords } from '../../../client/words/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Note } from '../../../ui/note.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type LinkedAccount, readLinksAnew } from '../../data/accounts/links.ts'
import styles from './deposit.module.css'
import { words } from './deposit.words.ts'

/** One account by its numbers: what stood beside the small deposit shows that it is theirs. */
export function Deposit({ account }: { readonly account: LinkedAccount }) {
  const said = useWords(words)
  const name = maskedNumber(account.last_four ?? '')
  const { verification } = account
  if (verification === 'failed' || verification === 'expired') {
    return (
      <Note title={said.overTitle(name)} look="problem">
        {said.over[verification]}
      </Note>
    )
  }
  if (verification === 'verified') {
    return (
      <div role="status">
        <Note title={said.doneTitle(name)} look="good">
          {said.done}
        </Note>
      </div>
    )
  }
  return (
    <Card title={said.title(name)} tag={<Tag look="maybe">{said.waiting}</Tag>}>
      <p>{said.about}</p>
      <Confirm account={account} />
    </Card>
  )
}

function Confirm({ account: { pk, verification_tries_left, verification_expires_at } }: { readonly account: LinkedAccount }) {
  const said = useWords(words)
  const id = useId()
  const { code, setCode, isBusy, problem, confirm } = useCode(pk)
  const until = verification_expires_at ? momentWords(verification_expires_at) : undefined
  return (
    <div className={styles.confirm}>
      <label htmlFor={id}>{said.code}</label>
      {problem && (
        <p className={styles.problem} role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <TextInput
        id={id}
        width="year"
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        // Enter confirms the account, and does not send the page.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void confirm()
        }}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={[problem && `${id}-problem`, `${id}-left`].filter(Boolean).join(' ')}
      />
      <p className={styles.left} id={`${id}-left`}>
        {verification_tries_left !== null && said.left(verification_tries_left, until)} {said.help}
      </p>
      <Button look="small" isBusy={isBusy} onClick={() => void confirm()}>
        {said.confirm}
      </Button>
    </div>
  )
}

/** Three letters, checked by the service. How often is left, and whether it was right, comes with the accounts. */
function useCode(pk: string) {
  const said = useWords(words)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    if (!/^[a-z]{3}$/i.test(code.trim())) return setProblem(said.empty)
    setBusy(true)
    const answer = await ask('POST /api/v1/financial_accounts/plaid/micro_deposit_verification/', {
      body: { financial_account_id: pk, public_token: `public-sandbox-verify?code=${code.trim()}` },
    })
    if (!answer.ok) setProblem(answer.failure.code === 'code_not_right' ? said.notRight : answer.failure.detail)
    await readLinksAnew()
    setBusy(false)
  }
  return { code, setCode, isBusy, problem, confirm }
}
