import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { saveCard } from './save-card.ts'

afterEach(forgetPerson)

it('a card that the bank does not accept is reported as a card: nothing was to be paid', async () => {
  const detail = 'Your bank didn’t accept the payment. Nothing was charged. Try another card, or call your bank.'
  signedInBrowser()
  stubService({
    'POST /api/v1/memberships/stripe/customer/setup_intent/create/': () => ({ body: { client_secret: 'secret', payment_method: null } }),
    'POST /api/dev/sandbox/cards/': () => ({ status: 402, body: { code: 'payment_declined', detail } }),
  })
  const said = expect.stringContaining('didn’t accept this card')
  expect(await saveCard('customer', 'pm_card_chargeDeclined', 'key')).toMatchObject({
    ok: false,
    failure: { detail: said, fields: { card: [said] } },
  })
})
