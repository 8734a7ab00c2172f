import type { JSONSchema } from 'json-schema-to-ts'

const properties = {
  screens: { type: 'integer', minimum: 1, maximum: 80, description: 'At most so many screens.' },
  inputs: { type: 'integer', minimum: 0, maximum: 200, description: 'At most so many things to fill in.' },
} as const
const required = ['screens', 'inputs'] as const

export const budgetSchema = {
  type: 'object',
  description:
    'What the shortest honest way through this mode may cost people. It is measured over all walks, and a change that costs more is an error.',
  properties: {
    typical: {
      type: 'object',
      description: 'What typical people answer, where another answer would cut the way short.',
      propertyNames: { $ref: 'fact-name' },
      additionalProperties: { type: ['boolean', 'string'], maxLength: 80, description: 'The value of the fact.' },
      maxProperties: 8,
    },
    result: {
      type: 'object',
      description: 'To the first page that shows something found for this person. Left out only where a mode shows none.',
      properties,
      required,
      additionalProperties: false,
    },
    end: { type: 'object', description: 'To the end.', properties, required, additionalProperties: false },
  },
  required: ['end'],
  additionalProperties: false,
} as const satisfies JSONSchema
