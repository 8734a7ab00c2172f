import { sealedTable } from '../../security/sealed-table.ts'

export const sealedContactMessages = sealedTable('contact_messages', ['first_name', 'last_name', 'from_email', 'subject', 'message'])
