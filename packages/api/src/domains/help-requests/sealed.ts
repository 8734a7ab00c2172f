import { sealedTable } from '../../security/sealing.ts'

export const sealedHelpRequests = sealedTable('help_requests', ['subject'])

export const sealedHelpMessages = sealedTable('help_messages', ['text'])
