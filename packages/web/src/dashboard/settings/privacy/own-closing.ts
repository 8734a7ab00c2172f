import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { savedResource } from '../../../screens/data/saved-resource.ts'

export type Closing = Answered<'GET /api/v1/accounts/closing/'>

/** Whether the account is being closed, and what stands in the way. */
export const ownClosing = savedResource<Closing>(() => ask('GET /api/v1/accounts/closing/'))
