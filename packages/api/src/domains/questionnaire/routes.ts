import type { questionnaireContracts } from '@app/schemas/api/people/questionnaire'
import type { Context } from '../../context/context.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { withoutOwnFields } from './answers.ts'
import { saveMoneyRequest } from './money-request.ts'
import { toRecord } from './record.ts'
import { addAnswers, changeAnswers } from './save.ts'
import { saveContact } from './save-contact.ts'
import { findQuestionnaire } from './store.ts'

/** What people answer in the questionnaire, by its questions as they are at that moment. */
export function questionnaireHandlers(context: Context, flows: LiveCatalogue) {
  return {
    listInvestmentAccountInfo: async ({ person }) => {
      const { questions } = await flows.ready()
      const row = await findQuestionnaire(context.db, person.id)
      return { results: row ? [toRecord(context.keys, questions, row)] : [] }
    },

    addInvestmentAccountInfo: async ({ person, body, requestKey }) => {
      const live = await flows.ready()
      return saveMoneyRequest(context, person, body, (on) => addAnswers(on, live, person, requestKey, body))
    },

    // The name of a row is sealed into its answers, letter for letter.
    updateInvestmentAccountInfo: async ({ person, params, body, base, requestKey }) => {
      const live = await flows.ready()
      const answers = withoutOwnFields(body)
      const request = { base, key: requestKey }
      return saveContact(context, live.questions, person, answers, (outer) =>
        saveMoneyRequest(outer, person, answers, (on) => changeAnswers(on, live, person, params.id.toLowerCase(), request, answers)),
      )
    },
  } satisfies Handlers<typeof questionnaireContracts>
}
