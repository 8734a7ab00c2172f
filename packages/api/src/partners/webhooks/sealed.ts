import { sealedTable } from '../../security/sealed-table.ts'

export const sealedPartnerEvents = sealedTable('partner_events', ['body'])
