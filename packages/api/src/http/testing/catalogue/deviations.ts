import type { ErrorCode } from '@app/schemas/errors'

type Deviation = { readonly status: number; readonly code: ErrorCode; readonly why: string }

/** Where a client that knows the catalogue alone is refused, and why that is right. The answer says what to do instead. */
export const deviations: Readonly<Record<string, Deviation>> = {
  'POST /api/v1/accounts/personal_information/add_card_number/': {
    status: 422,
    code: 'card_number_refused',
    why: 'card numbers are entered in the payment company’s own field and are never taken here',
  },
  'PATCH /api/v1/accounts/unclaimed_properties/update-confirmed/': {
    status: 400,
    code: 'validation_failed',
    why: 'the catalogue has no body; which matches are the person’s must be said one by one, as a claim is made in their name',
  },
  'PATCH /api/v1/accounts/unclaimed_properties/claimed/': {
    status: 400,
    code: 'validation_failed',
    why: 'the catalogue has no body; which matches were claimed must be said one by one',
  },
  'POST /api/v1/offers/earn-money/chat/': {
    status: 404,
    code: 'not_found',
    why: 'a uid is no secret: it would open the chat of somebody else; x-chat-secret from chat-init does',
  },
  'GET /api/v1/offers/earn-money/chat/{a}/{b}/': {
    status: 404,
    code: 'not_found',
    why: 'a uid is no secret: it would open the chat of somebody else; x-chat-secret from chat-init does',
  },
}
