import { webhookContracts } from '@app/schemas/api/webhooks'
import { calls, type Domain } from '../domain.ts'

/** Where partners send their messages. What is done about one belongs to the domain that lists its webhook. */
export const webhooks = {
  calls: [
    calls(webhookContracts, ({ partners }) => ({
      receiveWebhook: ({ params: { partner }, body, sender }) => partners.receive(partner, (name) => sender.header(name), body),
    })),
  ],
} satisfies Domain
