import type { Received } from '@app/schemas/api/contract'
import type { membershipContracts } from '@app/schemas/api/money/memberships'
import type { Language } from '@app/schemas/language'
import { isRunning } from '@app/schemas/rules/money/membership-life'
import { visiblePayments } from '@app/schemas/rules/money/refunds'
import type { Context } from '../../context/context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Handlers, Person } from '../../http/call/handlers.ts'
import { doOnce } from '../../once/once.ts'
import { toMembership, toPayment } from './answers.ts'
import { planOf } from './catalogue.ts'
import { choiceHandlers } from './choices.ts'
import { saveConsent } from './consent.ts'
import { joinPlan, mayTry } from './join.ts'
import { cancelMembership, resumeMembership } from './leave.ts'
import { findMembership, listMemberships, type MembershipRow } from './membership-store.ts'
import { refreshPayment } from './payments/payment-jobs.ts'
import { listPayments } from './payments/payment-store.ts'
import { priceListHandlers } from './price-list.ts'
import { agreedWords, planWords } from './terms.ts'

/** Plans and products, memberships and their life. */
export function membershipHandlers(context: Context) {
  const { db } = context
  const shown = async (person: Person, row: MembershipRow) => toMembership(row, await listPayments(db, person.id))
  const listOf = async (person: Person, isMeant: (row: MembershipRow) => boolean) => {
    const [rows, payments] = [await listMemberships(db, person.id), await listPayments(db, person.id)]
    return { results: rows.filter(isMeant).map((row) => toMembership(row, payments)) }
  }
  return {
    ...priceListHandlers(context),
    ...choiceHandlers(context),
    listMemberships: ({ person }) => listOf(person, () => true),
    listSubscriptions: ({ person }) => listOf(person, ({ state }) => state !== 'ended'),
    listProductPayments: async ({ person }) => {
      const payments = (await listPayments(db, person.id)).filter(({ state }) => state === 'paid' || state === 'processing')
      return { results: visiblePayments(payments.map(toPayment)) }
    },
    listUserPayments: async ({ person }) => ({ results: (await listPayments(db, person.id)).map(toPayment) }),

    createMembership: async ({ person, body, requestKey: key, sender: { language } }) => {
      const made = await startMembership(context, { personId: person.id, key, language }, body)
      if (isFailure(made)) return made
      const row = await findMembership(db, person.id, made.id)
      return row ? shown(person, row) : fail('not_found')
    },

    activateMembership: async ({ person, params: { id } }) => {
      const row = await activate(context, person.id, id)
      return isFailure(row) ? row : shown(person, row)
    },

    cancelMembership: async ({ person, body }) => {
      const row = await cancelMembership(context, person.id, body.membership_id)
      return isFailure(row) ? row : shown(person, row)
    },

    resumeMembership: async ({ person, body }) => {
      const row = await resumeMembership(context, person.id, body.membership_id)
      return isFailure(row) ? row : shown(person, row)
    },
  } satisfies Handlers<typeof membershipContracts>
}

type Calls = typeof membershipContracts
type Asking = { readonly personId: string; readonly key: string; readonly language: Language }

/** Joins a plan under the words that were read and agreed to. */
async function startMembership(context: Context, { personId, key, language }: Asking, body: Received<Calls['createMembership']>['body']) {
  const plan = planOf(body.plan_name)
  if (!plan) return fail('not_found')
  const hasTrial = mayTry(plan, await listMemberships(context.db, personId))
  const words = agreedWords(body.terms, language, (spoken) => planWords(plan, hasTrial, spoken))
  if (words === undefined) return fail('price_changed')
  return doOnce(context, { personId, call: 'createMembership', key, request: body }, async (trx) => {
    const row = await joinPlan(context, trx, personId, plan)
    if (isFailure(row)) return row
    await saveConsent(context, trx, { personId, productId: plan.name, words, priceCents: plan.price_cents })
    return { id: row.id }
  })
}

/** Asks the company what became of the payments that are due: a membership runs from when it is paid. */
async function activate(context: Context, personId: string, id: string) {
  const { db } = context
  const before = await findMembership(db, personId, id)
  if (!before) return fail('not_found')
  if (before.state === 'ended') return fail('not_in_this_state')
  const payments = await listPayments(db, personId)
  const due = payments.filter((one) => one.membership_id === id && one.state !== 'paid' && one.state !== 'cancelled')
  for (const payment of due) await refreshPayment(context, payment)
  const row = await findMembership(db, personId, id)
  return row && isRunning(row.state) ? row : fail('not_paid')
}
