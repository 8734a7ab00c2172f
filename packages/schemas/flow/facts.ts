import type { JSONSchema } from 'json-schema-to-ts'
import { type Of, placesOutside } from './names.ts'

const fact = {
  type: 'object',
  description: 'One fact: something that is so or not so about a person, with every value it can take.',
  properties: {
    about: { type: 'string', minLength: 3, maxLength: 200, description: 'What the fact says, as words that fit after "because".' },
    values: {
      type: 'array',
      description: 'Every value the fact can take: true and false, or a list of words.',
      minItems: 2,
      maxItems: 40,
      uniqueItems: true,
      items: { type: ['boolean', 'string'], maxLength: 80 },
    },
    from: {
      type: 'string',
      enum: ['person', 'service'],
      description:
        'Who tells us: the person, on a step that asks it; or the service, from what it has stored. A person’s fact is unknown until it is asked.',
    },
    start: {
      type: ['boolean', 'string'],
      maxLength: 80,
      description: 'Only for facts from the service: the value for someone about whom nothing is stored yet.',
    },
    store: {
      type: 'string',
      pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
      description: 'Only for facts from the service that an answer may decide: the record and column that the service reads it from.',
    },
  },
  required: ['about', 'values', 'from'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** flows/facts.json: the closed vocabulary of conditions, the progress keys and the page guard. */
export const factsSchema = {
  $id: 'facts',
  type: 'object',
  title: 'Facts',
  description: 'The closed vocabulary of conditions: every fact and every value it can take, the progress keys, and the page guard.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    progress: {
      type: 'array',
      description:
        'The progress keys, in the order in which resume looks for the first one that is not done. Each gives a fact progress.KEY.',
      minItems: 1,
      items: {
        type: 'object',
        description: 'One progress key.',
        properties: {
          key: { $ref: 'progress-key', description: 'The key, as the service stores it.' },
          about: { type: 'string', minLength: 3, maxLength: 200, description: 'What is done when the key is true.' },
          several: {
            type: 'boolean',
            description:
              'True when several steps of one mode may complete this key; the first one answered does. Otherwise two such steps are a mistake.',
          },
          means: {
            $ref: 'condition',
            description: 'For a key that says no more than a fact already does: the condition it stands for. Otherwise leave it out.',
          },
        },
        required: ['key', 'about'],
        additionalProperties: false,
      },
    },
    needs: {
      type: 'array',
      description:
        'The page guard: levels in order, each with all those before it. The first level that does not hold sends the person where it says.',
      items: {
        type: 'object',
        description: 'One level of the page guard.',
        properties: {
          need: { $ref: 'need-name', description: 'The name a step uses in "needs".' },
          about: { type: 'string', minLength: 3, maxLength: 200, description: 'What a person must have done, in words.' },
          checks: {
            type: 'array',
            description: 'Checked in order; the first whose condition does not hold sends the person away.',
            minItems: 1,
            items: {
              type: 'object',
              description: 'One check of the guard.',
              properties: {
                holds: { $ref: 'condition', description: 'What must hold to go on.' },
                otherwise: {
                  type: 'object',
                  description: 'Where a person goes when it does not hold: a step, or out of the flow.',
                  properties: {
                    go: { $ref: 'step-name', description: 'The step that mends it. A mode may name another in "guard".' },
                    leave: {
                      type: 'string',
                      enum: placesOutside,
                      description: 'A page outside the flow.',
                    },
                  },
                  minProperties: 1,
                  maxProperties: 1,
                  additionalProperties: false,
                },
              },
              required: ['holds', 'otherwise'],
              additionalProperties: false,
            },
          },
        },
        required: ['need', 'about', 'checks'],
        additionalProperties: false,
      },
    },
    facts: {
      type: 'object',
      description:
        'Every fact by name. Conditions may use these, questions with fixed answers, progress.KEY, answered.PAGE and experiment.NAME; nothing else.',
      propertyNames: { pattern: '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)?$' },
      additionalProperties: fact,
    },
  },
  required: ['progress', 'needs', 'facts'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type FactsFile = Of<typeof factsSchema>
