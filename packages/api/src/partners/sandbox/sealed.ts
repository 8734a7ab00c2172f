import { sealedTable } from '../../security/sealed-table.ts'

export const sealedSandboxObjects = sealedTable('sandbox_objects', ['body'])
