import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { pk, results, version } from '../fields.ts'
import { says } from '../says.ts'
import { slug } from './visitor-fields.ts'

const mostQuestions = 50

const questionnaire = z.strictObject({
  id: slug,
  title: z.string(),
  about: z.string(),
  questions: z
    .array(z.strictObject({ id: slug, text: z.string(), options: z.array(z.strictObject({ id: slug, text: z.string() })).readonly() }))
    .readonly(),
})

const given = z
  .record(z.string().max(60), z.string().max(60))
  .refine(
    (all) => Object.keys(all).length <= mostQuestions,
    says({ en: 'There aren’t that many questions.', es: 'No hay tantas preguntas.' }),
  )
  .meta({ description: 'The chosen option by question.' })

const kept = z.strictObject({
  pk: pk.meta({ description: 'Whoever has it may read and change these answers: keep it to yourself.' }),
  questionnaire: slug,
  version,
  answers: z.record(z.string(), z.string()),
  is_complete: z.boolean(),
  result: z
    .strictObject({
      id: slug,
      title: z.string(),
      about: z.string(),
      score: z.int().min(0).max(100).nullable().meta({ description: 'Percent; null for a quiz that gives a kind and no score.' }),
    })
    .nullable()
    .meta({ description: 'Null until every question is answered.' }),
})

/** Short quizzes for everybody. */
export const quizContracts = contracts({
  listQuestionnaires: contract({
    method: 'GET',
    path: '/api/v1/quizzes/questionnaires/',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Lists the quizzes with their questions.',
    sends: 'json',
    status: 200,
    answer: results(questionnaire),
    errors: [],
  }),
  readQuizAnswers: contract({
    method: 'GET',
    path: '/api/v1/quizzes/answers/{id}/',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Gives the answers of this id and what they come to.',
    params: z.strictObject({ id: pk }),
    sends: 'json',
    status: 200,
    answer: kept,
    errors: ['not_found'],
  }),
  keepQuizAnswers: contract({
    method: 'POST',
    path: '/api/v1/quizzes/questionnaires/{id}/answer/create/',
    who: 'anyone',
    idempotent: 'no',
    about: 'Keeps answers to a quiz; they need not be all.',
    params: z.strictObject({ id: z.string().max(60) }),
    body: z.strictObject({ answers: given }),
    sends: 'json',
    status: 201,
    answer: kept,
    errors: ['not_found', 'too_many_requests'],
  }),
  changeQuizAnswers: contract({
    method: 'PUT',
    path: '/api/v1/quizzes/questionnaires/{id}/answer/{answer}/update/',
    who: 'anyone',
    idempotent: 'by-nature',
    versioned: 'if-sent',
    about: 'Puts other answers in place of those that were kept.',
    params: z.strictObject({ id: z.string().max(60), answer: pk }),
    body: z.strictObject({ answers: given }),
    sends: 'json',
    status: 200,
    answer: kept,
    errors: ['not_found', 'precondition_failed', 'too_many_requests'],
  }),
})
