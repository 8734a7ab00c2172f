import { sealedTable } from '../../security/sealing.ts'

export const sealedExportParts = sealedTable('data_export_parts', ['content'])
