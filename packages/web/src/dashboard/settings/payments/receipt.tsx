import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import type { Payment } from '../../../screens/data/money/payments.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { dayIn } from '../day-of.ts'
import settings from '../settings.module.css'
import { paymentFacts, stateWords } from './payment-facts.ts'
import styles from './receipt.module.css'
import { words } from './receipts.words.ts'

type Props = {
  readonly payment: Payment
  /** Another one alone is printed. */
  readonly isLeftOut: boolean
  readonly onPrint: () => void
}

/** A payment in a line, which opens to all that is known of it. */
export function Receipt({ payment, isLeftOut, onPrint }: Props) {
  const said = useWords(words)
  const { title, amount, created_at, paid_at } = payment
  const [sum, day] = [dollarWords(amount, true), dayIn(paid_at ?? created_at)]
  return (
    <li className={isLeftOut ? settings.unprinted : undefined}>
      <details className={styles.receipt}>
        <summary className={styles.line}>
          <span className={styles.what}>
            <span className={styles.title}>{title}</span>
            <span className={styles.day}>{day}</span>
          </span>
          <span className={styles.sum}>
            {sum}
            <Tag look={toneOf(payment)}>{stateWords(payment, said)}</Tag>
          </span>
        </summary>
        <div className={styles.all}>
          <Facts facts={paymentFacts(payment, said)} />
          <div className={settings.buttons}>
            <Button look="small" aria-label={`${said.print}: ${said.allOfIt(title, sum, day)}`} onClick={onPrint}>
              {said.print}
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}

function toneOf({ status, provider_refund_status }: Payment): 'sure' | 'maybe' | 'bad' {
  if (status === 'declined') return 'bad'
  return status === 'paid' && provider_refund_status === 'none' ? 'sure' : 'maybe'
}
