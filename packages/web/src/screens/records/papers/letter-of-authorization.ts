import { done } from '../../../client/service/answer.ts'
import type { RecordKind } from '../record.ts'

/**
 * The name under the letter. Box and name are one signature and are sent in one call, with personal information’s `has_custodial_auth`:
 * it takes the name from the answers of the page. So there is nothing left to send here.
 */
export const letterOfAuthorization: RecordKind = { save: async () => done(undefined) }
