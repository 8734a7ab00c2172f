import type { JSONSchema } from 'json-schema-to-ts'

export const searchTerms = {
  type: 'object',
  properties: {
    jobs: { $ref: 'step-name', description: 'The step on which jobs are changed. Linked in modes that have it.' },
    person: { $ref: 'step-name', description: 'The step on which name and address are changed. Linked in modes that have it.' },
  },
  required: ['jobs', 'person'],
  additionalProperties: false,
} as const satisfies JSONSchema
