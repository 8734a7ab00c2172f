import type { JSONSchema } from 'json-schema-to-ts'
import { textUpTo } from '../text.ts'

/** When and where a piece of a step is shown. */
export const blockPlace = {
  when: { $ref: 'condition', description: 'Only then is it shown. Left out: always.' },
  with: {
    type: 'string',
    pattern: '^[a-z][a-z0-9_]*$',
    maxLength: 60,
    description: 'For a step in parts: the field on whose page it is shown. Left out: on the first page.',
  },
  after: { type: 'boolean', const: true, description: 'Shown after what is asked: it is not needed to answer.' },
  folds: textUpTo(90)('Closed until it is asked for, under these words.'),
} as const satisfies Record<string, JSONSchema>
