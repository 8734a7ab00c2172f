import type { PricedProduct } from '@app/schemas/flow/panels/price'
import type { ComponentType } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import type { PanelProps } from '../panel-props.ts'
import { FreePrice } from './free-price.tsx'
import { IraPrice } from './ira-price.tsx'
import { LoanFee } from './loan-fee.tsx'
import { PerformancePrice } from './performance-price.tsx'
import { PlanPrice } from './plan-price.tsx'
import styles from './price.module.css'
import type { PriceProps } from './price-props.ts'
import { pricedIn } from './priced-in.ts'
import { ProductPrice } from './product-price.tsx'
import { TipPrice } from './tip-price.tsx'

const prices: Readonly<Record<PricedProduct, ComponentType<PriceProps>>> = {
  retirement_account_membership: PlanPrice,
  retirement_concierge: PlanPrice,
  concierge: ProductPrice,
  find_money: ProductPrice,
  free_plan: FreePrice,
  tip: TipPrice,
  performance: PerformancePrice,
  ira: IraPrice,
  loan_fee: LoanFee,
}

/** What things cost here, as the service says it now. */
export function Price(panel: PanelProps<'price'>) {
  const priced = pricedIn({ body: [panel.block] }, panel.facts)
  if (priced.length === 0) return <Empty>{panel.empty}</Empty>
  return (
    <div className={styles.prices}>
      {priced.map((product) => {
        const Shown = prices[product]
        return <Shown key={product} {...panel} product={product} />
      })}
    </div>
  )
}
