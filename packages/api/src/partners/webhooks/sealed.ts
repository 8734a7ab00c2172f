import { sealedTable } from '../../security/sealing.ts'

export const sealedPartnerEvents = sealedTable('partner_events', ['body'])
