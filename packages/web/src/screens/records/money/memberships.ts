import type { PricedProduct } from '@app/schemas/flow/panels/price'
import { language, type Words } from '../../../client/language.ts'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { readPaidAnew } from '../../data/money/payments.ts'
import { performanceTerms, plans, tipTerms } from '../../data/money/prices.ts'
import { inTries } from '../../paying/next-try.ts'
import { type Offer, offersIn } from '../../paying/offer.ts'
import { leaveTip } from '../../paying/tip.ts'
import type { RecordKind, Work } from '../record.ts'

const noPrice: Words<string> = {
  en: 'We couldn’t show the price, so nothing was agreed to. Load the page again in a few minutes, or choose no.',
  es: 'No pudimos mostrar el precio, así que no se aceptó nada. Carga la página otra vez en unos minutos o elige que no.',
}
const mainPlan = 'retirement_account_membership'
const concierge = 'retirement_concierge'

type Choose = (value: unknown, answers: Typed, work: Work) => Promise<Answer<unknown>>

/** What each answer about paying does. A yes is to what was shown; a no takes back what was not paid for yet. */
const choices: Readonly<Record<string, Choose>> = {
  // Only where to go on: it is paid on a page of its own, and nothing is agreed to here.
  member: (value) => (value === 'free' ? leaveUnpaid(mainPlan) : stay()),
  concierge: (value) => (value === 'no' ? leaveUnpaid(concierge) : stay()),
  pay_membership: (value) => (value === 'decline' ? leaveUnpaid(mainPlan) : stay()),
  pay_performance: (value, answers, { key }) => (value === 'accept' ? shareGains(offersIn(answers)[0], key) : saveGains()),
  pay_tip: (value, { tip_amount, tip_card }, { key }) =>
    value === 'free'
      ? chooseFreePlan(key)
      : inTries(key, (tryKey) => leaveTip(Number(tip_amount ?? 0), typeof tip_card === 'string' ? tip_card : undefined, tryKey)),
}

/** How a person pays for the service: each way is accepted or declined on a page of its own. */
export const memberships: RecordKind = {
  save: async (answers, work) => {
    for (const [name, choose] of Object.entries(choices)) {
      if (answers[name] === undefined) continue
      const chosen = await choose(answers[name], answers, work)
      if (!chosen.ok) return chosen
    }
    await Promise.all([readPaidAnew(), performanceTerms.readAnew(), tipTerms.readAnew()])
    return done(undefined)
  },
}

async function stay(): Promise<Answer<unknown>> {
  return done(undefined)
}

/** Takes back a plan that was chosen and is not paid. One that runs is cancelled in the settings, and not by the way. */
async function leaveUnpaid(plan: PricedProduct): Promise<Answer<unknown>> {
  const known = await plans.readAnew()
  if (!known.ok) return known
  const mine = known.data.find(({ name }) => name === plan)
  if (mine?.status !== 'pending_payment' || mine.membership_id === null) return done(undefined)
  return ask('POST /api/v1/memberships/subscriptions/cancel/', { body: { membership_id: mine.membership_id } })
}

async function shareGains(offer: Offer | undefined, key: string): Promise<Answer<unknown>> {
  if (!offer) return failed({ code: 'price_changed', detail: noPrice[language()] })
  return ask('POST /api/v1/memberships/performance/', { body: { amount: offer.price, terms: offer.terms }, key })
}

async function saveGains(): Promise<Answer<unknown>> {
  return ask('DELETE /api/v1/memberships/performance/', {})
}

function chooseFreePlan(key: string): Promise<Answer<unknown>> {
  return ask('POST /api/v1/memberships/products/free/create/', { body: { product_id: 'free_plan' }, key })
}
