import { sealedTable } from '../../security/sealing.ts'

export const sealedQuestionnaires = sealedTable('questionnaires', [{ sealedValuesOf: 'answers' }])
