import type { JSONSchema } from 'json-schema-to-ts'

export const feeComparison = {
  type: 'object',
  properties: {
    jobs: { $ref: 'step-name', description: 'The step on which jobs are changed. Linked in modes that have it.' },
  },
  required: ['jobs'],
  additionalProperties: false,
} as const satisfies JSONSchema
