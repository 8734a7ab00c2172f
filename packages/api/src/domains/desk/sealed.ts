import { sealedTable } from '../../security/sealing.ts'

export const sealedTasks = sealedTable('desk_tasks', ['detail'])
export const sealedNotes = sealedTable('desk_notes', ['text'])
