import { invitedBy } from '@app/schemas/api/accounts'
import type { Queries } from '../../db/database.ts'

/** What the link of a person is made of: their name towards others, never the one inside. No reward is given for it now. */
export async function invitationOf(db: Queries, personId: string) {
  const record = await db.selectFrom('personal_information').select('user_external_id').where('person_id', '=', personId).executeTakeFirst()
  if (!record) return { origin: null, joined: 0, reward: null }
  const origin = { partner_name: invitedBy, origin_domain: record.user_external_id }
  const { joined } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('joined'))
    .where('partner_name', '=', invitedBy)
    .where('origin_domain', '=', origin.origin_domain)
    .executeTakeFirstOrThrow()
  return { origin, joined: Number(joined), reward: null }
}
