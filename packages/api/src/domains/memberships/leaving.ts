import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { patient } from '../../jobs/patient.ts'
import type { PersonalTables } from '../personal-tables.ts'
import { performance } from './catalogue.ts'
import { cancelMemberships, endMemberships } from './leave.ts'
import { dropFeeChoice, findCustomer } from './membership-store.ts'
import { hasOpenPayment } from './payments/payment-store.ts'

const forgetCardsJob = 'forget-cards'

/** What is paid and charged, when a person leaves. */
export const leavingMemberships = {
  obstacles: async (_context, db, personId) => ((await hasOpenPayment(db, personId)) ? ['payment'] : []),
  stop: async (context, trx, personId) => {
    await cancelMemberships(context, trx, personId)
    if (!(await dropFeeChoice(trx, personId, performance.id))) return
    const subject = `person:${personId}`
    await audit(trx, { actor: subject, action: 'payment.consent_withdrawn', subject, detail: { product: performance.id } })
  },
  beforeLeaving: async (context, trx, personId) => {
    await endMemberships(context, trx, personId)
    await forgetCards(context, trx, personId)
  },
} satisfies PersonalTables

/** The card company keeps no card of people who left. Its own number for them is all that the job knows. */
export function cardJobs(context: Context): JobHandlers {
  return { [forgetCardsJob]: { ...patient, work: ({ customerId = '' }) => removeCards(context, customerId) } }
}

async function forgetCards(context: Context, trx: Queries, personId: string): Promise<void> {
  const customer = await findCustomer(trx, personId)
  if (customer?.customer_id) await context.jobs.send(trx, forgetCardsJob, { customerId: customer.customer_id })
}

async function removeCards({ partners }: Context, customerId: string): Promise<void> {
  const listed = await partners.cards.listCards(customerId)
  if (!listed.ok) throw new Error('The card company does not list the cards. It is tried again.')
  for (const { id } of listed.value) {
    const removed = await partners.cards.removeCard(id)
    if (!removed.ok) throw new Error('The card company does not remove a card. It is tried again.')
  }
}
