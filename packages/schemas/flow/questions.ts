import type { JSONSchema } from 'json-schema-to-ts'
import type { Of } from './names.ts'
import { asking } from './steps/field.ts'

const question = {
  type: 'object',
  description: 'One question of the questionnaire. With fixed answers it is also a fact of its own name.',
  properties: {
    ...asking,
    page: { $ref: 'step-name', description: 'The step that asks it.' },
    when: { $ref: 'condition', description: 'Asked only when this holds.' },
    derivedFrom: {
      type: 'string',
      maxLength: 200,
      description: 'For an answer that follows from others and is not asked: how. It then has no page.',
    },
  },
  required: ['type', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** flows/questions.json: the questionnaire. */
export const questionsSchema = {
  $id: 'questions',
  type: 'object',
  title: 'Questionnaire',
  description: 'The questionnaire: every question, its answers, its page, and the order of the pages that must be answered.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    route: {
      type: 'array',
      description: 'The question pages in the order in which the first unanswered one is looked for. Each gives a fact answered.PAGE.',
      minItems: 1,
      maxItems: 30,
      items: {
        type: 'object',
        description: 'One page of the route.',
        properties: {
          page: { $ref: 'step-name', description: 'The step.' },
          when: { $ref: 'condition', description: 'The page belongs to the route only when this holds.' },
          questions: {
            type: 'array',
            description: 'The questions that must be answered for the page to count, in order.',
            minItems: 1,
            maxItems: 20,
            uniqueItems: true,
            items: { $ref: 'question-name', description: 'A question.' },
          },
        },
        required: ['page', 'questions'],
        additionalProperties: false,
      },
    },
    questions: {
      type: 'object',
      description: 'Every question by name, as the service stores it.',
      propertyNames: { $ref: 'question-name' },
      additionalProperties: question,
    },
  },
  required: ['route', 'questions'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type QuestionsFile = Of<typeof questionsSchema>
export type Question = QuestionsFile['questions'][string]
