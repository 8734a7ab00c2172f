import { sealedTable } from '../../security/sealing.ts'

export const sealedAdEvents = sealedTable('ad_events', ['payload'])
