import type { JSONSchema } from 'json-schema-to-ts'

export const referenceNumber = {
  type: 'object',
  properties: {
    of: {
      type: 'string',
      enum: ['person', 'request', 'claims'],
      description: 'The person’s own number, that of a request for a loan, or those of claims.',
    },
  },
  required: ['of'],
  additionalProperties: false,
} as const satisfies JSONSchema
