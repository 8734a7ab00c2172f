import type { JSONSchema } from 'json-schema-to-ts'
import { modeFamilies } from '../mode-families.ts'

export const loanReadiness = {
  type: 'object',
  properties: {
    families: {
      type: 'array',
      description: 'Shown only in modes of these families.',
      minItems: 1,
      maxItems: modeFamilies.length,
      uniqueItems: true,
      items: { type: 'string', enum: modeFamilies, description: 'A family of modes.' },
    },
  },
  required: ['families'],
  additionalProperties: false,
} as const satisfies JSONSchema
