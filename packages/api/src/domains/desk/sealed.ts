import { sealedTable } from '../../security/sealed-table.ts'

export const sealedTasks = sealedTable('desk_tasks', ['detail'])
export const sealedNotes = sealedTable('desk_notes', ['text'])
