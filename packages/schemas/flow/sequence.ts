import type { JSONSchema } from 'json-schema-to-ts'
import { itemsSchema, sideSchema } from './mode.ts'
import type { Of } from './names.ts'

/** flows/sequences/NAME.json: a run of steps that several modes share. */
export const sequenceSchema = {
  $id: 'sequence',
  type: 'object',
  title: 'Sequence',
  description: 'A run of steps that several modes share.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    sequence: { $ref: 'sequence-name', description: 'The name of the sequence: the same as the file name.' },
    title: { type: 'string', minLength: 3, maxLength: 90, description: 'What the run does, in a few words.' },
    about: { type: 'string', minLength: 3, maxLength: 900, description: 'Where its order comes from.' },
    steps: itemsSchema,
    side: { ...sideSchema, description: 'Side steps that come along with every mode that uses this sequence.' },
  },
  required: ['sequence', 'title', 'about', 'steps'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SequenceFile = Of<typeof sequenceSchema>
