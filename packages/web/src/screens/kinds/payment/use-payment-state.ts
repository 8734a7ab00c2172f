import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { type Payment, payments } from '../../data/money/payments.ts'
import { type Plan, type Product, plans, products } from '../../data/money/prices.ts'
import { pricedIn } from '../../panels/price/priced-in.ts'

/** `unknown`: the service has not answered yet. */
type PaymentState = 'unknown' | 'open' | 'paid'

type StateAndOrder = { readonly standing: PaymentState; readonly order: Payment | undefined }

/** Whether the thing to pay for is paid already, and which order is open at PayPal for it. */
export function usePaymentState(step: StepFile, facts: Facts): StateAndOrder {
  const isPaying = (step.fields ?? []).some((field) => 'store' in field && field.store?.startsWith('payments.'))
  const known = { plans: plans.use().data, products: products.use().data, payments: payments.use().data }
  if (!isPaying) return { standing: 'open', order: undefined }
  if (!known.plans || !known.products || !known.payments) return { standing: 'unknown', order: undefined }
  return paymentStateOf(pricedIn(step, facts), known.plans, known.products, known.payments)
}

/** A payment that is on its way counts as made: trying again would be a second one. */
function paymentStateOf(
  priced: readonly string[],
  allPlans: readonly Plan[],
  allProducts: readonly Product[],
  made: readonly Payment[],
): StateAndOrder {
  const own = made.filter(({ product_id }) => priced.includes(product_id))
  const holds = allPlans.some(({ name, status }) => priced.includes(name) && isHeld(status))
  const owns = allProducts.some(({ product_id, is_owned }) => priced.includes(product_id) && is_owned)
  if (holds || owns || own.some(({ status }) => status === 'processing')) return { standing: 'paid', order: undefined }
  const order = own.find(({ provider, status }) => provider === 'paypal' && status !== 'paid' && status !== 'cancelled')
  return { standing: 'open', order }
}

function isHeld(status: Plan['status']): boolean {
  return status === 'trial' || status === 'active' || status === 'cancelled'
}
