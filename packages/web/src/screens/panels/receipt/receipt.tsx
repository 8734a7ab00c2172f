import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { ownMemberships, payments, readPaidAnew } from '../../data/money/payments.ts'
import { plans, products } from '../../data/money/prices.ts'
import { usePolling } from '../../data/use-polling.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './receipt.module.css'
import { words } from './receipt.words.ts'
import { ReceiptBox } from './receipt-box.tsx'
import { paidLately, receiptFacts } from './receipt-facts.ts'

/** What was paid last, and what follows: on paper too. While the bank takes its time, it is looked at again. */
export function Receipt({ empty }: PanelProps) {
  const said = useWords(words)
  const [paid, joined] = [payments.use(), ownMemberships.use()]
  const [allPlans, allProducts] = [plans.use().data ?? [], products.use().data ?? []]
  const lately = paidLately(paid.data ?? [], joined.data ?? [])
  const isOnItsWay = lately?.payment?.status === 'processing' || lately?.payment?.status === 'waiting_for_partner'
  const sold = lately?.payment?.product_id ?? lately?.membership?.plan.name
  const refundRule = [...allPlans, ...allProducts].find((one) => ('name' in one ? one.name : one.product_id) === sold)?.refund_rule
  usePolling(isOnItsWay, loadAgain)
  const both = { ...paid, ...(joined.data === undefined && { data: undefined }) }
  return (
    <Loaded of={both} empty={empty} isEmpty={() => lately === undefined}>
      {() =>
        lately && (
          <div className={styles.receipt} role={isOnItsWay ? 'status' : undefined}>
            <ReceiptBox
              title={lately.title}
              facts={receiptFacts(lately, said)}
              note={isOnItsWay ? said.onItsWay : undefined}
              rule={refundRule}
            />
            <Button look="small" className={styles.print} onClick={() => window.print()}>
              {said.print}
            </Button>
          </div>
        )
      }
    </Loaded>
  )
}

function loadAgain(): void {
  void readPaidAnew()
}
