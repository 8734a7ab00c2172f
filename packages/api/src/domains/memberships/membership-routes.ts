import type { membershipContracts } from '@app/schemas/api/money/memberships'
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

    createMembership: async ({ person, body, requestKey: key, sender }) => {
      const plan = planOf(body.plan_name)
      if (!plan) return fail('not_found')
      const hasTrial = mayTry(plan, await listMemberships(db, person.id))
      const words = agreedWords(body.terms, sender.language, (language) => planWords(plan, hasTrial, language))
      if (words === undefined) return fail('price_changed')
      const made = await doOnce(context, { personId: person.id, call: 'createMembership', key, request: body }, async (trx) => {
        const row = await joinPlan(context, trx, person.id, plan)
        if (isFailure(row)) return row
        await saveConsent(context, trx, { personId: person.id, productId: plan.name, words, priceCents: plan.price_cents })
        return { id: row.id }
      })
      if (isFailure(made)) return made
      const row = await findMembership(db, person.id, made.id)
      return row ? shown(person, row) : fail('not_found')
    },

    activateMembership: async ({ person, params: { id } }) => {
      const before = await findMembership(db, person.id, id)
      if (!before) return fail('not_found')
      if (before.state === 'ended') return fail('not_in_this_state')
      const payments = await listPayments(db, person.id)
      const due = payments.filter((one) => one.membership_id === id && one.state !== 'paid' && one.state !== 'cancelled')
      for (const payment of due) await refreshPayment(context, payment)
      const row = await findMembership(db, person.id, id)
      return row && isRunning(row.state) ? shown(person, row) : fail('not_paid')
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
