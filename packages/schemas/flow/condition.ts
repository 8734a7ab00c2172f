/** A value that a fact can take. The vocabulary is closed: facts.json lists every value of every fact. */
export type FactValue = boolean | string

/** A question about facts: `{ "ira.exists": true }`, `{ "fact": ["a", "b"] }`, `all`, `any`, `not`. No code, no expressions. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly [fact: string]: FactValue | readonly FactValue[] }

const value = { type: ['boolean', 'string'], maxLength: 80 } as const

/** The schema of a condition; recursive, so its type above is written by hand. */
export const conditionSchema = {
  $id: 'condition',
  description:
    'When this holds. Name facts and the value each must have; several facts in one object must all hold. Use all, any and not to combine.',
  oneOf: [
    {
      type: 'object',
      properties: {
        all: { type: 'array', minItems: 1, maxItems: 20, items: { $ref: 'condition' }, description: 'Every one of these must hold.' },
      },
      required: ['all'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        any: { type: 'array', minItems: 1, maxItems: 20, items: { $ref: 'condition' }, description: 'At least one of these must hold.' },
      },
      required: ['any'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { not: { $ref: 'condition', description: 'This must not hold.' } },
      required: ['not'],
      additionalProperties: false,
    },
    {
      type: 'object',
      minProperties: 1,
      maxProperties: 20,
      propertyNames: { $ref: 'fact-name', not: { enum: ['all', 'any', 'not'] } },
      additionalProperties: {
        description: 'The value the fact must have, or a list of values of which it must have one.',
        anyOf: [value, { type: 'array', minItems: 1, maxItems: 40, uniqueItems: true, items: value }],
      },
    },
  ],
} as const
