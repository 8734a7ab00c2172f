import { membershipContracts } from '@app/schemas/api/money/memberships'
import { paymentContracts } from '@app/schemas/api/money/payments'
import { sandboxPaymentContracts } from '@app/schemas/api/money/sandbox-payments'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import type { AuthGuard } from '../http/call/auth-guard.ts'
import { registerCalls } from '../http/register.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { CardPayments } from '../partners/payments/card-payments.ts'
import { sandboxCards } from '../partners/payments/sandbox-cards.ts'
import type { PayPal } from '../partners/paypal/paypal.ts'
import { sandboxPayPal } from '../partners/paypal/sandbox-paypal.ts'
import type { Deliver, WebhookSource } from '../partners/webhooks/webhooks.ts'
import { type Fees, openFees } from './memberships/fees.ts'
import { membershipJobs } from './memberships/membership-jobs.ts'
import { membershipHandlers } from './memberships/membership-routes.ts'
import { paymentEvents } from './memberships/partner-events.ts'
import { paymentJobs } from './memberships/payment-jobs.ts'
import { paymentHandlers } from './memberships/payment-routes.ts'
import { sandboxPaymentHandlers } from './memberships/sandbox-routes.ts'

type Parts = {
  readonly context: Context
  readonly authGuard: AuthGuard
  readonly publicUrl: string
  readonly deliver: Deliver
  /** Where they are missing, sandboxes stand in. */
  readonly partners?: { readonly cards?: CardPayments; readonly paypal?: PayPal }
}

/** Memberships and what is paid for them, with what the payment companies tell. */
export function registerMemberships(
  app: FastifyInstance,
  { context, authGuard, publicUrl, deliver, partners = {} }: Parts,
): { readonly jobs: JobHandlers; readonly sources: Readonly<Record<'stripe' | 'paypal', WebhookSource>>; readonly fees: Fees } {
  const cards = partners.cards ? undefined : sandboxCards(context, deliver)
  const paypal = partners.paypal ? undefined : sandboxPayPal(context, `${publicUrl}/api/dev/sandbox/paypal`, deliver)
  const on = { context, publicUrl, cards: partners.cards ?? required(cards), paypal: partners.paypal ?? required(paypal) }
  registerCalls(app, membershipContracts, membershipHandlers(on), authGuard)
  registerCalls(app, paymentContracts, paymentHandlers(on), authGuard)
  registerCalls(app, sandboxPaymentContracts, sandboxPaymentHandlers({ ...(cards && { cards }), ...(paypal && { paypal }) }))
  const jobs = { ...cards?.jobs, ...paypal?.jobs, ...paymentJobs(on), ...membershipJobs(on) }
  return { jobs, sources: paymentEvents(on), fees: openFees(on) }
}

function required<Partner>(partner: Partner | undefined): Partner {
  if (partner === undefined) throw new Error('There is neither a payment company nor a sandbox for it.')
  return partner
}
