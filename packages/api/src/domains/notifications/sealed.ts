import { sealedTable } from '../../security/sealed-table.ts'

export const sealedNotifications = sealedTable('notifications', ['words'])
