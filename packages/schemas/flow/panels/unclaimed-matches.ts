import type { JSONSchema } from 'json-schema-to-ts'

export const unclaimedMatches = {
  type: 'object',
  properties: {
    view: {
      type: 'string',
      enum: ['all', 'new', 'claim', 'confirmed'],
      description: 'All matches, only new ones, those to claim, or those that are confirmed.',
    },
  },
  required: ['view'],
  additionalProperties: false,
} as const satisfies JSONSchema
