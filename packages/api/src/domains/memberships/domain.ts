import { membershipContracts } from '@app/schemas/api/money/memberships'
import { paymentContracts } from '@app/schemas/api/money/payments'
import { sandboxPaymentContracts } from '@app/schemas/api/money/sandbox-payments'
import { calls, type Domain } from '../domain.ts'
import { conciergeTasks } from './concierge-tasks.ts'
import { paymentConsentsOf } from './consent.ts'
import { membershipFacts } from './facts.ts'
import { goalJobs, goalsMayBeRuledOut } from './goals/refund-goals.ts'
import { cardJobs, leavingMemberships } from './leaving.ts'
import { membershipJobs } from './membership-jobs.ts'
import { membershipHandlers } from './membership-routes.ts'
import { paymentEvents } from './payments/partner-events.ts'
import { paymentJobs } from './payments/payment-jobs.ts'
import { paymentHandlers } from './payments/payment-routes.ts'
import { sandboxPaymentHandlers } from './payments/sandbox-routes.ts'
import { sealedMemberships, sealedPayments } from './sealed.ts'

/** Memberships and what is paid for them. */
export const memberships = {
  calls: [
    calls(membershipContracts, membershipHandlers),
    calls(paymentContracts, paymentHandlers),
    calls(sandboxPaymentContracts, ({ partners: { sandboxes } }) => sandboxPaymentHandlers(sandboxes)),
  ],
  jobs: (context) => ({ ...paymentJobs(context), ...membershipJobs(context), ...goalJobs(context), ...cardJobs(context) }),
  hooks: { goalsMayBeRuledOut, paymentConsentsOf },
  webhooks: paymentEvents,
  tasks: conciergeTasks,
  facts: { memberships: (_words, now) => membershipFacts(now) },
  sealed: [sealedMemberships, sealedPayments],
  personal: {
    ...leavingMemberships,
    forgotten: ['payment_customers'],
    kept: {
      payments: 'what was paid is part of the books',
      memberships: 'payments refer to the membership that they were for',
      fee_choices: 'the proof of a price that was agreed to',
      payment_consents: 'the proof that a card might be charged',
    },
  },
} satisfies Domain
