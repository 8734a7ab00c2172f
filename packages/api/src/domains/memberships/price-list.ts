import { toDollars } from '@app/schemas/api/fields'
import type { membershipContracts } from '@app/schemas/api/money/memberships'
import type { Language, Words } from '@app/schemas/language'
import { membershipStatus } from '@app/schemas/rules/money/membership-life'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { costs, toPayment, toProduct } from './answers.ts'
import { freeProducts, type Plan, type Product, performance, planOf, plans, productOf, products, tip, titlesOf } from './catalogue.ts'
import { mayTry } from './join.ts'
import { listFeeChoices, listMemberships, type MembershipRow } from './membership-store.ts'
import { moveFeeCents } from './move-fee.ts'
import { listPayments } from './payments/payment-store.ts'
import { nameOf, performanceWords, periodWords, planTerms, productWords, refundRule } from './terms.ts'

const said: Words<{ readonly decline: string; readonly costless: string }> = {
  en: { decline: 'No, show me another way', costless: 'It costs nothing.' },
  es: { decline: 'No, muéstrame otra opción', costless: 'No cuesta nada.' },
}

type PriceList = Pick<
  Handlers<typeof membershipContracts>,
  'listPlans' | 'listProducts' | 'readCardTerms' | 'readTip' | 'readPerformanceFee'
>

/** What can be had, and what it costs, as it is to be shown before anybody pays. */
export function priceListHandlers({ db, now }: Context) {
  return {
    listPlans: async ({ person, sender }) => {
      const own = await listMemberships(db, person.id)
      return { results: plans.map((plan) => toPlan(plan, own, now(), sender.language)) }
    },
    listProducts: async ({ person, sender: { language } }) => {
      const [payments, chosen] = [await listPayments(db, person.id), await listFeeChoices(db, person.id)]
      const isBought = (id: string) =>
        payments.some((one) => one.product_id === id && one.state === 'paid' && one.refunded_cents < one.amount_cents)
      const isChosen = (id: string) => chosen.some((one) => one.product_id === id)
      const free = freeProducts.map((one) => toFree(one, isChosen(one.id), language))
      return { results: [...products.map((one) => toProduct(one, isBought(one.id), language)), ...free] }
    },
    readCardTerms: async ({ person, params: { id }, query: { plan_name }, sender: { language } }) => {
      const plan = planOf(plan_name ?? id)
      const product = productOf(id)
      if (plan_name === undefined ? !(plan || product) : !plan) return fail('not_found')
      const own = await listPayments(db, person.id)
      const payments = own.filter(({ product_id }) => product_id === id || product_id === plan_name).map(toPayment)
      if (plan) {
        const hasTrial = mayTry(plan, await listMemberships(db, person.id))
        return { ...renewingTerms(plan, now(), hasTrial, language), product_id: id, payments }
      }
      return product ? { ...onceTerms(product, language), payments } : fail('not_found')
    },
    readTip: async ({ person, sender: { language } }) => ({
      ...tipOffer(language),
      chosen_at: await chosenAt(db, person.id, tip.id),
    }),
    readPerformanceFee: async ({ person, sender: { language } }) => ({
      ...performanceFee(language),
      chosen_at: await chosenAt(db, person.id, performance.id),
    }),
  } satisfies PriceList
}

function tipOffer(language: Language) {
  return {
    product_id: tip.id,
    title: titlesOf(tip.id)[language],
    about: tip.about[language],
    least: 0,
    most: toDollars(tip.most_cents),
    suggested: tip.suggested_cents.map(toDollars),
    is_optional: true as const,
  }
}

function performanceFee(language: Language) {
  const { id, about, percent, most_cents, example, disclosure } = performance
  return {
    product_id: id,
    title: titlesOf(id)[language],
    about: about[language],
    percent,
    most: toDollars(most_cents),
    example: { moved: toDollars(example.moved_cents), fee: toDollars(moveFeeCents(example.moved_cents)) },
    disclosure: disclosure[language],
    decline_words: said[language].decline,
    terms: nameOf(performanceWords(language)),
    is_optional: true as const,
  }
}

function toPlan(plan: Plan, own: readonly MembershipRow[], now: Date, language: Language) {
  const hasTrial = mayTry(plan, own)
  const mine = own.find(({ plan_name, state }) => plan_name === plan.name && state !== 'ended')
  const { name, about, entitlements } = plan
  return {
    ...{ name, title: titlesOf(name)[language], about: about[language], entitlements },
    ...costs(plan.price_cents),
    ...planTerms(plan, now, hasTrial, language),
    period: periodWords(plan.period_months),
    trial_days: hasTrial ? plan.trial_days : 0,
    refund_days: plan.refund_days,
    membership_id: mine?.id ?? null,
    status: mine ? membershipStatus(mine.state, mine.cancelled_at !== null) : null,
  }
}

function renewingTerms(plan: Plan, now: Date, hasTrial: boolean, language: Language) {
  const { name, price_cents } = plan
  const title = titlesOf(name)[language]
  return { plan_name: name, title, ...costs(price_cents), renews: true, ...planTerms(plan, now, hasTrial, language) }
}

function onceTerms(product: Product, language: Language) {
  const { id, price_cents, refund_days } = product
  const never = { renewal_price: null, renewal_date: null, renewal_terms: null, cancel_rule: null }
  return {
    ...{ product_id: id, plan_name: null, title: titlesOf(id)[language], renews: false },
    ...costs(price_cents),
    ...never,
    price_today: toDollars(price_cents),
    refund_rule: refundRule(refund_days, language),
    terms: nameOf(productWords(product, language)),
  }
}

function toFree({ id, about, entitlements }: (typeof freeProducts)[number], isOwned: boolean, language: Language) {
  const { costless } = said[language]
  return {
    ...{ pk: id, product_id: id, title: titlesOf(id)[language], about: about[language], entitlements },
    ...costs(0),
    renews: false as const,
    refund_rule: costless,
    terms: nameOf(costless),
    is_free: true,
    is_owned: isOwned,
  }
}

async function chosenAt(db: Queries, personId: string, productId: string): Promise<string | null> {
  const chosen = (await listFeeChoices(db, personId)).find(({ product_id }) => product_id === productId)
  return chosen?.chosen_at.toISOString() ?? null
}
