import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { useBrand } from '../../../client/service/page-data.ts'
import { type Membership, payments } from '../../../screens/data/money/payments.ts'
import { plans } from '../../../screens/data/money/prices.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import styles from '../settings.module.css'
import { words } from './membership.words.ts'
import { leavingWords } from './membership-facts.ts'

type Props = {
  readonly membership: Membership
  readonly onKeep: () => void
  readonly onLeft: (changed: Membership) => void
}

/** Says what ends when, what stays and that nothing more is charged. One press then does it. */
export function LeaveDialog({ membership, onKeep, onLeft }: Props) {
  const said = useWords(words)
  const ends = membership.status === 'pending_payment' ? [] : membership.entitlements.map((name) => said.gets[name] ?? said.unknownPlan)
  return (
    <ConfirmDialog
      title={said.ask(membership.plan.title)}
      yes={said.yes}
      no={said.no}
      act={() => ask('POST /api/v1/memberships/subscriptions/cancel/', { body: { membership_id: membership.pk } })}
      onKeep={onKeep}
      onDone={onLeft}
    >
      <p>{leavingWords(membership, said)}</p>
      <MoneyBack membership={membership} />
      {ends.length > 0 && <Listed title={said.goes} lines={ends} />}
      <Listed title={said.stays} lines={said.kept} />
    </ConfirmDialog>
  )
}

/** Only who has paid has something that could come back. */
function MoneyBack({ membership: { pk, plan } }: Pick<Props, 'membership'>) {
  const said = useWords(words)
  const support = useBrand()?.support
  const hasPaid = payments.use().data?.some(({ membership_id, status }) => membership_id === pk && status === 'paid')
  const days = plans.use().data?.find(({ name }) => name === plan.name)?.refund_days
  if (!hasPaid || days === undefined || !support) return null
  return <p>{said.back(days, support.phone, support.email)}</p>
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
