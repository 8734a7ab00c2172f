import type { JSONSchema } from 'json-schema-to-ts'
import { textUpTo } from '../text.ts'

const text = textUpTo(300)

/** One page of a step that is asked in several. */
export const stepPart = {
  type: 'object',
  description: 'One page of the step: some of its fields, with a heading of their own.',
  properties: {
    title: text('The heading of the page. The first page has the one of the step.', 90),
    lead: text('One or two sentences under it.', 320),
    fields: {
      type: 'array',
      description: 'The names of its fields and questions, in the order of the step.',
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[a-z][a-z0-9_]*$', maxLength: 60, description: 'A field or question of this step.' },
    },
  },
  required: ['fields'],
  additionalProperties: false,
} as const satisfies JSONSchema
