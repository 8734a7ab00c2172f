import { sealedTable } from '../../security/sealed-table.ts'

export const sealedQuestionnaires = sealedTable('questionnaires', [{ sealedValuesOf: 'answers' }])
