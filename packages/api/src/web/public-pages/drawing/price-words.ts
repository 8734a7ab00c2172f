import type { pricedOnPages } from '@app/schemas/flow/page-block'
import { centsWords } from '@app/schemas/rules/money/money'
import { offerOn } from '../../../domains/loans/plan.ts'
import { mainPlan, planOf, products } from '../../../domains/memberships/catalogue.ts'

/** What each price is on this day, in the words of a page: “$49 a year”. Pages never write a number of their own. */
export function priceWords(today: string): Readonly<Record<(typeof pricedOnPages)[number], string>> {
  return {
    retirement_account_membership: planWords(mainPlan),
    retirement_concierge: planWords('retirement_concierge'),
    find_money: productWords('find_money'),
    concierge: productWords('concierge'),
    loan_fee: centsWords(offerOn(today).feeCents),
  }
}

function planWords(name: string): string {
  const plan = planOf(name)
  if (!plan) throw new Error(`There is no plan ${name}.`)
  const period = plan.period_months === 12 ? 'a year' : plan.period_months === 1 ? 'a month' : `every ${plan.period_months} months`
  const trial = plan.trial_days > 0 ? ` after ${plan.trial_days} free days` : ''
  return `${centsWords(plan.price_cents)} ${period}${trial}`
}

function productWords(id: string): string {
  const product = products.find((one) => one.id === id)
  if (!product) throw new Error(`There is no product ${id}.`)
  return `${centsWords(product.price_cents)} once`
}
