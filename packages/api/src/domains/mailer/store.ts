import type { Insertable } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { ContactMessagesTable } from '../../db/tables/contact-messages.ts'

export async function addContactMessage(db: Queries, row: Insertable<ContactMessagesTable>): Promise<void> {
  await db.insertInto('contact_messages').values(row).execute()
}

export async function forgetOldMessages(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('received_at', '<', before).execute()
}
