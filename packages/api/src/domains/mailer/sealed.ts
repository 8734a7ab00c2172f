import { sealedTable } from '../../security/sealing.ts'

export const sealedContactMessages = sealedTable('contact_messages', ['first_name', 'last_name', 'from_email', 'subject', 'message'])
