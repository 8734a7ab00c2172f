import { loadQuestionnaire, questionnaireAnswers, saveStepAnswers } from '../../client/walk/questionnaire.ts'
import { type RecordKind, toldAnswers } from './record.ts'

/** What flows/questions.json asks: saved one save at a time, only what changed. */
export const questionnaire: RecordKind = {
  load: async () => {
    const loaded = await loadQuestionnaire()
    return loaded.ok ? { ok: true, data: questionnaireAnswers() } : loaded
  },
  save: async (answers, { mode, untouched }) => {
    const loaded = await loadQuestionnaire()
    if (!loaded.ok) return loaded
    const told = toldAnswers(answers, loaded.data, untouched)
    // A field that was left empty takes its answer back.
    const saved = await saveStepAnswers(Object.fromEntries(Object.entries(told).map(([name, value]) => [name, value ?? null])))
    if (!saved.ok || !('loan_interest' in answers)) return saved
    // Which account is to be opened follows from it.
    const { followChosenAccount } = await import('./ira/account-papers.ts')
    return followChosenAccount(mode)
  },
}
