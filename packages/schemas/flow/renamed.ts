import type { JSONSchema } from 'json-schema-to-ts'
import { nameSchemas, type Of } from './names.ts'

const names = (name: string) => ({ type: 'string', pattern: name }) as const

/** flows/renamed.json: names that are gone, for the addresses, places and answers that people have from before. */
export const renamedSchema = {
  $id: 'renamed',
  type: 'object',
  title: 'Renamed',
  description:
    'What modes, steps and facts were called before. “npm run flows -- rename” writes it. Old addresses lead to the new ones, and people who were half-way find their place and their answers again.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    modes: {
      type: 'object',
      description: 'The old name of a mode, and its name now.',
      propertyNames: names(nameSchemas['mode-name'].pattern),
      additionalProperties: { $ref: 'mode-name', description: 'Its name now.' },
    },
    steps: {
      type: 'object',
      description: 'The old name of a step, and its name now.',
      propertyNames: names(nameSchemas['step-name'].pattern),
      additionalProperties: { $ref: 'step-name', description: 'Its name now.' },
    },
    facts: {
      type: 'object',
      description: 'The old name of a fact, and its name now.',
      propertyNames: names(nameSchemas['fact-name'].pattern),
      additionalProperties: { $ref: 'fact-name', description: 'Its name now.' },
    },
  },
  required: ['modes', 'steps', 'facts'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RenamedFile = Of<typeof renamedSchema>
