import type { JSONSchema } from 'json-schema-to-ts'

export const reasons = {
  type: 'object',
  properties: {
    about: {
      type: 'string',
      enum: ['moves', 'loan', 'links'],
      description: 'Why accounts cannot be moved, why there is no loan, or why accounts could not be linked.',
    },
  },
  required: ['about'],
  additionalProperties: false,
} as const satisfies JSONSchema
