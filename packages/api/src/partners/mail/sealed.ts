import { sealedTable } from '../../security/sealing.ts'

export const sealedEmails = sealedTable('emails', ['recipient', 'subject', 'body'])
