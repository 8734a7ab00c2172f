import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { pk, results, version } from '../fields.ts'
import { says } from '../says.ts'

const mostAnswers = 200

// What a question takes beyond that stands in flows/questions.json, and can change while the service runs.
const answer = z.union(
  [z.string().max(4000), z.boolean(), z.number(), z.array(z.string().max(200)).max(50).readonly()],
  says({
    en: 'Send a text, true or false, a number, or a list of texts.',
    es: 'Envía un texto, verdadero o falso, un número o una lista de textos.',
  }),
)

const answers = z
  .record(z.string().min(1).max(61), answer.nullable())
  .refine(
    (given) => Object.keys(given).length <= mostAnswers,
    says({ en: `Send at most ${mostAnswers} answers at once.`, es: `Envía como máximo ${mostAnswers} respuestas a la vez.` }),
  )
  .meta({ description: 'Answers by the name of their question in flows/questions.json. Null, or an empty text, takes one back.' })

const record = z
  .object({ pk, version })
  .catchall(answer)
  .meta({ description: 'Every answer by the name of its question, and those that follow from others.' })

const save = {
  who: 'person',
  idempotent: 'by-key-if-sent',
  body: answers,
  sends: 'json',
  answer: record,
} as const

/** What people answer in the questionnaire. */
export const questionnaireContracts = contracts({
  listInvestmentAccountInfo: contract({
    method: 'GET',
    path: '/api/v1/accounts/investment_account_info/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives the answers of the person who is signed in, if there are any.',
    sends: 'json',
    status: 200,
    answer: results(record),
    errors: [],
  }),
  addInvestmentAccountInfo: contract({
    ...save,
    method: 'POST',
    path: '/api/v1/accounts/add_investment_account_info/',
    about: 'Keeps the first answers of a person; later ones are changes of these.',
    status: 201,
    errors: ['unknown_field', 'card_number_refused', 'already_done', 'idempotency_mismatch'],
  }),
  updateInvestmentAccountInfo: contract({
    ...save,
    method: 'PATCH',
    path: '/api/v1/accounts/investment_account_info/{id}/update/',
    versioned: 'if-sent',
    about: 'Changes the answers that are sent, and leaves all others as they are.',
    params: z.strictObject({ id: pk }),
    status: 200,
    errors: ['unknown_field', 'card_number_refused', 'not_found', 'conflict_version', 'step_up_required', 'idempotency_mismatch'],
  }),
})
