import { sealedTable } from '../../security/sealed-table.ts'

export const sealedEmails = sealedTable('emails', ['recipient', 'subject', 'body'])
