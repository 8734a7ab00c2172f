import type { membershipContracts } from '@app/schemas/api/money/memberships'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers, Person } from '../../http/call/handlers.ts'
import { doOnce } from '../../once/once.ts'
import { freeProducts, performance, planOf, productOf } from './catalogue.ts'
import { saveConsent } from './consent.ts'
import { addFeeChoice, dropFeeChoice } from './membership-store.ts'
import { agreedWords, performanceWords } from './terms.ts'

type Choices = Pick<Handlers<typeof membershipContracts>, 'takeFreeProduct' | 'acceptPerformanceFee' | 'declinePerformanceFee'>

/** Ways to pay that charge nothing now. */
export function choiceHandlers(context: Context) {
  const choice = (person: Person) => ({ id: context.newId(), person_id: person.id, chosen_at: context.now() })
  return {
    takeFreeProduct: async ({ person, body, requestKey: key }) => {
      const { product_id } = body
      if (productOf(product_id) || planOf(product_id) || product_id === performance.id) return fail('not_paid')
      if (!freeProducts.some(({ id }) => id === product_id)) return fail('not_found')
      return doOnce(context, { personId: person.id, call: 'takeFreeProduct', key, request: body }, async (trx) => {
        const row = await addFeeChoice(trx, { ...choice(person), kind: 'free', product_id })
        return { product_id, chosen_at: row.chosen_at.toISOString() }
      })
    },

    acceptPerformanceFee: async ({ person, body, requestKey: key, sender }) => {
      const words = agreedWords(body.terms, sender.language, performanceWords)
      const { id: productId, percent } = performance
      if (body.amount !== percent || words === undefined) return fail('price_changed')
      return doOnce(context, { personId: person.id, call: 'acceptPerformanceFee', key, request: body }, async (trx) => {
        const row = await addFeeChoice(trx, { ...choice(person), kind: 'performance', product_id: productId })
        await saveConsent(context, trx, { personId: person.id, productId, words, percent })
        return { product_id: productId, percent, chosen_at: row.chosen_at.toISOString() }
      })
    },

    declinePerformanceFee: async ({ person }) => {
      await context.db.transaction().execute(async (trx) => {
        if (!(await dropFeeChoice(trx, person.id, performance.id))) return
        const subject = `person:${person.id}`
        await audit(trx, { actor: subject, action: 'payment.consent_withdrawn', subject, detail: { product: performance.id } })
      })
      return { status: 'OK' as const }
    },
  } satisfies Choices
}
