import { toDollars } from '@app/schemas/api/fields'
import type { membershipContracts } from '@app/schemas/api/money/memberships'
import { membershipStatus } from '@app/schemas/rules/money/membership-life'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { costs, toPayment, toProduct } from './answers.ts'
import { freeProducts, type Plan, type Product, performance, planOf, plans, productOf, products, tip } from './catalogue.ts'
import { mayTry } from './join.ts'
import { listFeeChoices, listMemberships, type MembershipRow } from './membership-store.ts'
import { moveFeeCents } from './move-fee.ts'
import { listPayments } from './payments/payment-store.ts'
import { nameOf, performanceWords, periodWords, planTerms, productWords, refundRule } from './terms.ts'

type PriceList = Pick<
  Handlers<typeof membershipContracts>,
  'listPlans' | 'listProducts' | 'readCardTerms' | 'readTip' | 'readPerformanceFee'
>

/** What can be had, and what it costs, as it is to be shown before anybody pays. */
export function priceListHandlers({ db, now }: Context) {
  return {
    listPlans: async ({ person }) => {
      const own = await listMemberships(db, person.id)
      return { results: plans.map((plan) => toPlan(plan, own, now())) }
    },
    listProducts: async ({ person }) => {
      const [payments, chosen] = [await listPayments(db, person.id), await listFeeChoices(db, person.id)]
      const isBought = (id: string) =>
        payments.some((one) => one.product_id === id && one.state === 'paid' && one.refunded_cents < one.amount_cents)
      const isChosen = (id: string) => chosen.some((one) => one.product_id === id)
      const free = freeProducts.map((one) => toFree(one, isChosen(one.id)))
      return { results: [...products.map((one) => toProduct(one, isBought(one.id))), ...free] }
    },
    readCardTerms: async ({ person, params: { id }, query: { plan_name } }) => {
      const plan = planOf(plan_name ?? id)
      const product = productOf(id)
      if (plan_name === undefined ? !(plan || product) : !plan) return fail('not_found')
      const own = await listPayments(db, person.id)
      const payments = own.filter(({ product_id }) => product_id === id || product_id === plan_name).map(toPayment)
      if (plan) {
        const hasTrial = mayTry(plan, await listMemberships(db, person.id))
        return { ...renewingTerms(plan, now(), hasTrial), product_id: id, payments }
      }
      return product ? { ...onceTerms(product), payments } : fail('not_found')
    },
    readTip: async ({ person }) => ({
      product_id: tip.id,
      title: tip.title,
      about: tip.about,
      least: 0,
      most: toDollars(tip.most_cents),
      suggested: tip.suggested_cents.map(toDollars),
      is_optional: true,
      chosen_at: await chosenAt(db, person.id, tip.id),
    }),
    readPerformanceFee: async ({ person }) => ({
      product_id: performance.id,
      title: performance.title,
      about: performance.about,
      percent: performance.percent,
      most: toDollars(performance.most_cents),
      example: {
        moved: toDollars(performance.example.moved_cents),
        fee: toDollars(moveFeeCents(performance.example.moved_cents)),
      },
      disclosure: performance.disclosure,
      decline_words: 'No, show me another way',
      terms: nameOf(performanceWords()),
      is_optional: true,
      chosen_at: await chosenAt(db, person.id, performance.id),
    }),
  } satisfies PriceList
}

function toPlan(plan: Plan, own: readonly MembershipRow[], now: Date) {
  const hasTrial = mayTry(plan, own)
  const mine = own.find(({ plan_name, state }) => plan_name === plan.name && state !== 'ended')
  const { name, title, about, entitlements } = plan
  return {
    ...{ name, title, about, entitlements },
    ...costs(plan.price_cents),
    ...planTerms(plan, now, hasTrial),
    period: periodWords(plan.period_months),
    trial_days: hasTrial ? plan.trial_days : 0,
    refund_days: plan.refund_days,
    membership_id: mine?.id ?? null,
    status: mine ? membershipStatus(mine.state, mine.cancelled_at !== null) : null,
  }
}

function renewingTerms(plan: Plan, now: Date, hasTrial: boolean) {
  const { name, title, price_cents } = plan
  return { plan_name: name, title, ...costs(price_cents), renews: true, ...planTerms(plan, now, hasTrial) }
}

function onceTerms(product: Product) {
  const { id, title, price_cents, refund_days } = product
  const never = { renewal_price: null, renewal_date: null, renewal_terms: null, cancel_rule: null }
  return {
    ...{ product_id: id, plan_name: null, title, renews: false },
    ...costs(price_cents),
    ...never,
    price_today: toDollars(price_cents),
    refund_rule: refundRule(refund_days),
    terms: nameOf(productWords(product)),
  }
}

function toFree({ id, title, about, entitlements }: (typeof freeProducts)[number], isOwned: boolean) {
  return {
    ...{ pk: id, product_id: id, title, about, entitlements },
    ...costs(0),
    renews: false as const,
    refund_rule: 'It costs nothing.',
    terms: nameOf('It costs nothing.'),
    is_free: true,
    is_owned: isOwned,
  }
}

async function chosenAt(db: Queries, personId: string, productId: string): Promise<string | null> {
  const chosen = (await listFeeChoices(db, personId)).find(({ product_id }) => product_id === productId)
  return chosen?.chosen_at.toISOString() ?? null
}
