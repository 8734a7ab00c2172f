import type { JSONSchema } from 'json-schema-to-ts'
import { keptBy } from '../promises/keepers.ts'
import { textUpTo } from '../text.ts'

export const text = textUpTo(400)
/** How many there may be is for the check of the file: types know of an array only. */
type ListOf<T extends JSONSchema> = { readonly type: 'array'; readonly description: string; readonly items: T }
export const list = <const T extends JSONSchema>(
  description: string,
  items: T,
  { from, to }: { readonly from: number; readonly to: number },
) => {
  const schema = { type: 'array', description, minItems: from, maxItems: to, items } as const
  const known: ListOf<T> = schema
  return known
}
export const number = (description: string, minimum: number, maximum: number) =>
  ({ type: 'number', minimum, maximum, description }) as const

/** A page of ours: “/options”, “/landing-fc-loan”, “/contact-us#form”. */
export const href = {
  type: 'string',
  pattern: '^/(?![/\\\\])[A-Za-z0-9/_#-]*$',
  maxLength: 120,
  description: 'A page of ours, such as /options. It must be there.',
} as const

const when = { $ref: 'condition', description: 'Only for people in these variants of an experiment. Without it, for everybody.' } as const

export const titled = (description: string, longest = 400) =>
  ({
    type: 'object',
    description,
    properties: { title: text('Its first words.', 90), text: text('The rest.', longest) },
    required: ['title', 'text'],
    additionalProperties: false,
  }) as const

/** Properties of a block, beside those that every block has. */
export const block = <N extends string, const P extends Record<string, JSONSchema>, const R extends readonly (keyof P & string)[]>(
  name: N,
  description: string,
  properties: P,
  required: R,
) =>
  ({
    type: 'object',
    description,
    properties: { block: { type: 'string', const: name, description: 'The kind of block.' }, when, keptBy, ...properties },
    required: ['block', ...required] as const,
    additionalProperties: false,
  }) as const

export const title = text('Its heading.', 90)
