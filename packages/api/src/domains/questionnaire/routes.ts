import type { questionnaireContracts } from '@app/schemas/api/questionnaire'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { Ground } from '../../ground.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Live } from './check-answers.ts'
import { toRecord } from './record.ts'
import { addAnswers, changeAnswers } from './save.ts'
import { findQuestionnaire } from './store.ts'

/** What people answer in the questionnaire, by its questions as they are at that moment. */
export function questionnaireHandlers(ground: Ground, flows: Pick<LiveCatalogue, 'loaded' | 'questions' | 'brand'>) {
  const live = async (): Promise<Live> => {
    await flows.loaded
    return { questions: flows.questions(), brand: flows.brand() }
  }
  return {
    listInvestmentAccountInfo: async ({ person }) => {
      const { questions } = await live()
      const row = await findQuestionnaire(ground.db, person.id)
      return { results: row ? [toRecord(ground.keys, questions, row)] : [] }
    },

    addInvestmentAccountInfo: async ({ person, body, requestKey }) => addAnswers(ground, await live(), person, requestKey, body),

    // The name of a row is sealed into its answers, letter for letter.
    updateInvestmentAccountInfo: async ({ person, params, body, base, requestKey }) =>
      changeAnswers(ground, await live(), person, params.id.toLowerCase(), { base, key: requestKey }, body),
  } satisfies Handlers<typeof questionnaireContracts>
}
