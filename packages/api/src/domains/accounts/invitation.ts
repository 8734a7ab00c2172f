import { invitedBy } from '@app/schemas/api/accounts/accounts'
import type { Queries } from '../../db/database.ts'
import { countInvited } from '../auth/store.ts'
import { findRecord } from '../personal-information/store.ts'

/** What the link of a person is made of: their name towards others, never the one inside. No reward is given for it now. */
export async function invitationOf(db: Queries, personId: string) {
  const record = await findRecord(db, personId)
  if (!record) return { origin: null, joined: 0, reward: null }
  const origin = { partner_name: invitedBy, origin_domain: record.user_external_id }
  return { origin, joined: await countInvited(db, origin.partner_name, origin.origin_domain), reward: null }
}
