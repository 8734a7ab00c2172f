import type { Selectable } from 'kysely'
import type { Tables } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedContactMessages } from './sealed.ts'

/** A message as its sender wrote it. */
export function openMessage(keys: KeyRing, row: Selectable<Tables['contact_messages']>) {
  const { open } = sealing(keys, sealedContactMessages)
  const text = (column: 'first_name' | 'last_name' | 'from_email' | 'subject' | 'message') => open(column, row.id, row[column])
  return {
    firstName: text('first_name'),
    lastName: text('last_name'),
    fromEmail: text('from_email'),
    subject: text('subject'),
    message: text('message'),
    language: row.language,
    isChecked: row.is_checked,
  }
}
