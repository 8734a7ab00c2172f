import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import type { Failure } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { type Membership, payments } from '../../../screens/data/money/payments.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { dayIn } from '../day-of.ts'
import { PayDue } from '../payments/pay-due.tsx'
import styles from '../settings.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import { words } from './membership.words.ts'
import { lastPaidWith, membershipFacts, membershipNote } from './membership-facts.ts'

type Props = {
  readonly membership: Membership
  readonly onChanged: (changed: Membership, happened: string) => void
}

/** A membership that runs or waits: what it costs, what comes, and one button to end it. */
export function OwnMembership({ membership, onChanged }: Props) {
  const said = useWords(words)
  const [isAsking, setAsking] = useState(false)
  const { plan, status } = membership
  const paid = payments.use().data ?? []
  const note = membershipNote(membership, said)
  return (
    <Card title={plan.title} level={3} tag={<Tag look={toneOf(status)}>{said.states[status]}</Tag>}>
      {note && <p>{note}</p>}
      <Facts facts={[...membershipFacts(membership, said), ...lastPaidWith(membership, paid, said)]} />
      {status === 'past_due' && <PayDue membership={membership} onPaid={onChanged} />}
      {status === 'cancelled' ? (
        <UndoCancellation membership={membership} onChanged={onChanged} />
      ) : (
        <div className={styles.buttons}>
          <Button look="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {said.cancel}
          </Button>
        </div>
      )}
      {isAsking && (
        <LeaveDialog
          membership={membership}
          onKeep={() => setAsking(false)}
          onLeft={(changed) => {
            setAsking(false)
            const runsTo = changed.status === 'ended' || !changed.period_ends_at ? undefined : dayIn(changed.period_ends_at)
            onChanged(changed, said.left(plan.title, runsTo))
          }}
        />
      )}
    </Card>
  )
}

/** One that was paid by PayPal, or whose card is gone, ends by itself anyway: there is nothing to take back. */
function UndoCancellation({ membership, onChanged }: Props) {
  const said = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { pk, plan, price, period_ends_at, can_renew } = membership
  if (!can_renew || !period_ends_at) return null
  const resume = async () => {
    setBusy(true)
    setFailure(undefined)
    const answer = await ask('POST /api/v1/memberships/subscriptions/resume/', { body: { membership_id: pk } })
    setBusy(false)
    if (answer.ok) onChanged(answer.data, said.resumed(plan.title))
    else setFailure(answer.failure)
  }
  return (
    <>
      <p className={styles.small}>{said.resumeRenews(dollarWords(price, true), dayIn(period_ends_at))}</p>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure.detail}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="small" isBusy={isBusy} onClick={() => void resume()}>
          {said.resume}
        </Button>
      </div>
    </>
  )
}

function toneOf(status: Membership['status']): 'sure' | 'maybe' | 'bad' {
  if (status === 'past_due') return 'bad'
  return status === 'active' ? 'sure' : 'maybe'
}
