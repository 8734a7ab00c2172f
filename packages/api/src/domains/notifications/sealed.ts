import { sealedTable } from '../../security/sealing.ts'

export const sealedNotifications = sealedTable('notifications', ['words'])
