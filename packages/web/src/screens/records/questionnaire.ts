import { editAnswers, loadQuestionnaire, questionnaireAnswers, saveAnswers } from '../../client/questionnaire.ts'
import type { RecordKind } from './record.ts'

/** What flows/questions.json asks: saved one save at a time, only what changed. */
export const questionnaire: RecordKind = {
  load: async () => {
    const loaded = await loadQuestionnaire()
    return loaded.ok ? { ok: true, data: questionnaireAnswers() } : loaded
  },
  save: (answers) => {
    // A field that was left empty takes its answer back.
    editAnswers(Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value ?? null])))
    return saveAnswers()
  },
}
