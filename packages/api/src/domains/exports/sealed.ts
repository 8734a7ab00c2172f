import { sealedTable } from '../../security/sealed-table.ts'

export const sealedExportParts = sealedTable('data_export_parts', ['content'])
