import { sealedTable } from '../../security/sealed-table.ts'

export const sealedAdEvents = sealedTable('ad_events', ['payload'])
