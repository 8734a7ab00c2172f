import type { JSONSchema } from 'json-schema-to-ts'
import { keptBy } from '../promises/keepers.ts'
import { storeNames } from '../purposes/answer-records.ts'
import { purposeNames } from '../purposes/purposes.ts'
import { textUpTo } from '../text.ts'
import { errorRules, fieldTypes } from './field-types.ts'

const text = textUpTo(300)

const options = {
  type: 'array',
  description: 'The answers to choose from, in order.',
  minItems: 2,
  maxItems: 40,
  items: {
    type: 'object',
    description: 'One answer.',
    properties: {
      value: { type: ['string', 'boolean'], pattern: '^[A-Za-z0-9_-]{1,60}$', description: 'What is stored.' },
      formerly: {
        type: 'array',
        description:
          'What was stored for it before. “npm run flows -- rename option” writes it, so that people who chose it then need not choose again.',
        minItems: 1,
        maxItems: 8,
        uniqueItems: true,
        items: { type: 'string', minLength: 1, maxLength: 80, description: 'A value of before.' },
      },
      label: text('What the person reads.', 120),
      help: text('A short line under it, where the answer needs one.', 220),
      sets: {
        type: 'object',
        description: 'Other facts that become so by this answer.',
        propertyNames: { $ref: 'fact-name' },
        additionalProperties: { type: ['boolean', 'string'], maxLength: 80, description: 'The value the fact takes.' },
        maxProperties: 8,
      },
      yes: {
        type: 'boolean',
        const: true,
        description: 'A yes to what the step offers: on every way it leads on to a step, and never out of the flow.',
      },
      until: { type: 'string', enum: ['tax-day'], description: 'Offered only until then: tax day, for an answer that is about last year.' },
      error: text('For an answer that cannot be continued with: what to do instead.', 240),
      keptBy,
    },
    required: ['value', 'label'],
    additionalProperties: false,
  },
} as const satisfies JSONSchema

const errors = {
  type: 'object',
  description: 'What the person reads when an answer breaks a rule: what is wrong and what to do. Never the word "invalid".',
  propertyNames: { enum: errorRules },
  additionalProperties: text('The message for this rule.', 200),
  maxProperties: 10,
} as const satisfies JSONSchema

/** The words and limits that a question and a field have in common. */
export const asking = {
  type: { type: 'string', enum: fieldTypes, description: 'How it is answered.' },
  label: text('The question, or the name of the field.', 160),
  help: text('One or two sentences that help to answer, shown before the field.', 320),
  why: text('Why we ask, where a person would wonder.', 320),
  options,
  optional: { type: 'boolean', description: 'True when it may be left empty; the label then says "optional".' },
  autocomplete: { type: 'string', maxLength: 40, description: 'The browser’s token for filling it in, for personal fields.' },
  min: {
    type: ['number', 'string'],
    maxLength: 40,
    description: 'The least that is accepted: a number, or a date in words such as "18 years ago".',
  },
  max: {
    type: ['number', 'string'],
    maxLength: 40,
    description: 'The most that is accepted: a number, or a date in words such as "today".',
  },
  errors,
  keptBy,
  for: {
    type: 'array',
    description: 'What the answer is for: everything that reads it. An answer that nothing reads is not asked.',
    minItems: 1,
    maxItems: 8,
    uniqueItems: true,
    items: { type: 'string', enum: purposeNames, description: 'A purpose of packages/schemas/flow/purposes.' },
  },
} as const satisfies Record<string, JSONSchema>

const store = {
  type: 'string',
  enum: storeNames,
  description: 'Where the answer is saved: the record and its column, such as personal_information.city.',
} as const

const fieldProperties = {
  name: { type: 'string', pattern: '^[a-z][a-z0-9_]*$', maxLength: 60, description: 'The name of the answer. Unique in the step.' },
  ...asking,
  when: { $ref: 'condition', description: 'The field is shown only when this holds; it may read the answers before it on the same page.' },
  fact: { $ref: 'fact-name', description: 'The fact that this answer decides; its options are the values of the fact.' },
  store,
  fixedOptions: {
    type: 'array',
    description: 'For type "record-keeper": the answers that always come first, before the sorted list.',
    maxItems: 4,
    items: text('One answer.', 80),
  },
} as const satisfies Record<string, JSONSchema>

const again = text('Why it is asked although people may have answered it before on the same way. They see their answer, to check it.', 200)

const known = {
  $ref: 'fact-name',
  description: 'The fact that the answer is saved already: it is asked only until then, and saving the step makes it so.',
} as const

const rowField = {
  type: 'object',
  description: 'One field of each row.',
  properties: fieldProperties,
  required: ['name', 'type', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A field of a step: one of questions.json by name, or one of its own. */
export const fieldSchema = {
  description: 'One field: a question of flows/questions.json, or a field of this step alone.',
  anyOf: [
    {
      type: 'object',
      description: 'A question of flows/questions.json: its words, answers and rules stand there.',
      properties: { question: { $ref: 'question-name', description: 'The question.' }, again },
      required: ['question'],
      additionalProperties: false,
    },
    {
      type: 'object',
      description: 'A field of this step alone.',
      properties: {
        ...fieldProperties,
        again,
        known,
        rows: {
          type: 'array',
          description: 'For type "rows": the fields of each row that a person can add, change and remove.',
          minItems: 1,
          maxItems: 12,
          items: rowField,
        },
      },
      required: ['name', 'type', 'label'],
      additionalProperties: false,
    },
  ],
} as const satisfies JSONSchema
