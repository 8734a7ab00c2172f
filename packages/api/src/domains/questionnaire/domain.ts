import { questionnaireContracts } from '@app/schemas/api/people/questionnaire'
import { calls, type Domain } from '../domain.ts'
import { questionnaireFacts } from './facts.ts'
import { moneyRequestTasks } from './money-request.ts'
import { questionnaireHandlers } from './routes.ts'
import { sealedQuestionnaires } from './sealed.ts'

/** What people answer in the questionnaire. */
export const questionnaire = {
  calls: [calls(questionnaireContracts, (context) => questionnaireHandlers(context, context.flows))],
  facts: { questionnaire: (words) => questionnaireFacts(words) },
  tasks: moneyRequestTasks,
  sealed: [sealedQuestionnaires],
  personal: { forgotten: ['questionnaires'] },
} satisfies Domain
