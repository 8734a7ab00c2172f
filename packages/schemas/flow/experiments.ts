import type { JSONSchema } from 'json-schema-to-ts'
import type { Of } from './names.ts'

/** flows/experiments.json: the A/B tests. */
export const experimentsSchema = {
  $id: 'experiments',
  type: 'object',
  title: 'Experiments',
  description:
    'The A/B tests: variants, odds and where they apply. Each gives a fact experiment.NAME whose values are the variants, those that nobody gets any more too.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    experiments: {
      type: 'array',
      description: 'Every experiment.',
      items: {
        type: 'object',
        description: 'One experiment.',
        properties: {
          name: { $ref: 'experiment-name', description: 'The name, as it is stored with the person.' },
          about: { type: 'string', minLength: 3, maxLength: 300, description: 'What is being compared, and why.' },
          where: {
            type: 'array',
            description: 'The steps or landing pages on which the variants differ.',
            uniqueItems: true,
            items: { description: 'A step, or a landing page.', anyOf: [{ $ref: 'step-name' }, { $ref: 'mode-name' }] },
          },
          plan: {
            type: 'object',
            description:
              'What is known and wanted before it begins: how many must see it, and for how long, follows from that. A settled test has none.',
            properties: {
              finishing: {
                type: 'number',
                exclusiveMinimum: 0,
                exclusiveMaximum: 1,
                description: 'The share of those who see it that finishes today: 0.1 is one in ten. “funnel” says it of a mode.',
              },
              smallest: {
                type: 'number',
                exclusiveMinimum: 0,
                maximum: 0.5,
                description: 'The smallest change of that share that is worth finding, in points: 0.02 is from 10 % to 12 %.',
              },
              peoplePerDay: { type: 'integer', minimum: 1, description: 'How many come to see it in a day.' },
            },
            required: ['finishing', 'smallest', 'peoplePerDay'],
            additionalProperties: false,
          },
          variants: {
            type: 'array',
            description: 'The variants; their odds add up to 1.',
            minItems: 1,
            maxItems: 8,
            items: {
              type: 'object',
              description: 'One variant.',
              properties: {
                name: { type: 'string', pattern: '^[a-z0-9]{1,30}$', description: 'The variant’s name.' },
                odds: { type: 'number', minimum: 0, maximum: 1, description: 'The share of people who get it, from 0 to 1.' },
                about: { type: 'string', minLength: 3, maxLength: 200, description: 'What is different for these people.' },
              },
              required: ['name', 'odds', 'about'],
              additionalProperties: false,
            },
          },
        },
        required: ['name', 'about', 'where', 'variants'],
        additionalProperties: false,
      },
    },
  },
  required: ['experiments'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ExperimentsFile = Of<typeof experimentsSchema>
