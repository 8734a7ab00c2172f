import type { sandboxPaymentContracts } from '@app/schemas/api/money/sandbox-payments'
import { fail } from '../../../failure/failure.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import { escaped } from '../../../http/answer/escaped.ts'
import { plainPage } from '../../../http/answer/plain-page.ts'
import type { Handlers } from '../../../http/call/handlers.ts'
import type { SandboxCards } from '../../../partners/payments/sandbox-cards.ts'
import type { SandboxPayPal } from '../../../partners/paypal/sandbox-paypal.ts'

/** The sandboxes that stand in for payment companies; none where the real ones are used. */
export type PaymentSandboxes = { readonly cards?: SandboxCards; readonly paypal?: SandboxPayPal }

/** What people do at payment companies themselves. */
export function sandboxPaymentHandlers({ cards, paypal }: PaymentSandboxes) {
  return {
    enterSandboxCard: async ({ body: { client_secret, payment_method_id } }) => {
      const refused = refuseCardNumbers({ payment_method_id })
      if (refused) return refused
      if (!cards) return fail('not_found')
      return (await cards.enter(client_secret, payment_method_id)) ? { status: 'OK' } : fail('payment_declined')
    },
    showSandboxOrder: async ({ params: { order } }) => {
      const found = await paypal?.find(order)
      return found?.ok && found.value ? askingPage : fail('not_found')
    },
    agreeToSandboxOrder: async ({ params: { order }, body }) => {
      const found = await paypal?.find(order)
      if (!found?.ok || !found.value) return fail('not_found')
      await paypal?.agree(order, body?.answer !== 'no')
      return donePage(body?.answer !== 'no', (await paypal?.backTo(order)) ?? '/')
    },
  } satisfies Handlers<typeof sandboxPaymentContracts>
}

const askingPage = plainPage(
  'Pay with the PayPal sandbox?',
  `<h1>Pay with the PayPal sandbox?</h1>
<p>No money moves here: this page stands in for PayPal.</p>
<form method="post"><button name="answer" value="yes">Yes, pay</button> <button name="answer" value="no">No, go back</button></form>`,
)

function donePage(isAgreed: boolean, backTo: string): string {
  const [title, words] = isAgreed
    ? ['Thank you', 'You have agreed. The money is taken once you press “Pay now” on our page.']
    : ['You said no', 'Nothing is charged.']
  return plainPage(title, `<h1>${title}</h1>\n<p>${words}</p>\n<p><a href="${escaped(backTo)}">Go back to the payment page</a></p>`)
}
