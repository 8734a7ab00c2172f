import { useState } from 'react'
import type { Failure } from '../client/answer.ts'
import { ask } from '../client/ask.ts'
import { useWords } from '../client/language.ts'
import { useBrand } from '../client/page-data.ts'
import { type Membership, payments } from '../screens/data/payments.ts'
import { plans } from '../screens/data/prices.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { words } from './membership.words.ts'
import { leavingWords } from './membership-facts.ts'
import styles from './settings.module.css'

type Props = {
  readonly membership: Membership
  readonly onKeep: () => void
  readonly onLeft: (changed: Membership) => void
}

/** Says what ends when, what stays and that nothing more is charged. One press then does it. */
export function LeaveDialog({ membership, onKeep, onLeft }: Props) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const cancel = async () => {
    setBusy(true)
    const answer = await ask('POST /api/v1/memberships/subscriptions/cancel/', { body: { membership_id: membership.pk } })
    setBusy(false)
    if (answer.ok) onLeft(answer.data)
    else setFailure(answer.failure)
  }
  const ends = membership.status === 'pending_payment' ? [] : membership.entitlements.map((name) => said.gets[name] ?? said.unknownPlan)
  return (
    <Dialog title={said.ask(membership.plan.title)} onClose={onKeep}>
      <p>{leavingWords(membership, said)}</p>
      <MoneyBack membership={membership} />
      {ends.length > 0 && <Listed title={said.goes} lines={ends} />}
      <Listed title={said.stays} lines={said.kept} />
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure.detail}
        </p>
      )}
      <div className={`${styles.buttons} ${styles.answers}`}>
        <Button isBusy={isBusy} onClick={() => void cancel()}>
          {said.yes}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {said.no}
        </Button>
      </div>
    </Dialog>
  )
}

/** Only who has paid has something that could come back. */
function MoneyBack({ membership: { pk, plan } }: Pick<Props, 'membership'>) {
  const said = useWords(words)
  const support = useBrand()?.support
  const hasPaid = payments.use().data?.some(({ membership_id, status }) => membership_id === pk && status === 'paid')
  const rule = plans.use().data?.find(({ name }) => name === plan.name)?.refund_rule
  if (!hasPaid || !rule || !support) return null
  return <p>{said.back(rule, support.phone, support.email)}</p>
}

function Listed({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <strong>{title}</strong>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
