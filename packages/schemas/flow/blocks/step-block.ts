import type { JSONSchema } from 'json-schema-to-ts'
import { panelBlock } from '../panels/panel-block.ts'
import { keptBy } from '../promises/keepers.ts'
import { textUpTo } from '../text.ts'
import { blockPlace } from './block-place.ts'

const text = textUpTo(300)

/** A piece is identified by the name of what is in it. */
const piece = <const P extends Record<string, JSONSchema>, const R extends keyof P & string>(required: R, properties: P) =>
  ({
    type: 'object',
    properties: { ...properties, ...blockPlace, keptBy },
    required: [required],
    additionalProperties: false,
  }) as const

const titled = <const T extends JSONSchema, const X extends JSONSchema>(description: string, title: T, words: X) =>
  ({ type: 'object', description, properties: { title, text: words }, required: ['title', 'text'], additionalProperties: false }) as const

/** One piece of the body of a step. */
export const stepBlock = {
  description: 'One piece of the page, in reading order.',
  anyOf: [
    piece('text', { text: text('A paragraph.', 600) }),
    piece('list', {
      heading: text('A heading over the list, if it needs one.', 90),
      list: { type: 'array', description: 'Points, in any order.', minItems: 1, maxItems: 12, items: text('One point.') },
    }),
    piece('numbered', {
      heading: text('A heading over the steps, if they need one.', 90),
      numbered: { type: 'array', description: 'What happens, in order.', minItems: 2, maxItems: 8, items: text('One step.') },
    }),
    piece('note', {
      note: {
        type: 'object',
        description: 'The yellow note: it says the uncomfortable or important thing first.',
        properties: {
          title: text('Its first words.', 90),
          text: text('The rest, in a sentence or two.', 400),
          closes: {
            type: 'boolean',
            const: true,
            description: 'A person can close it, and it stays closed on this device. For what helps and is not needed.',
          },
        },
        required: ['title', 'text'],
        additionalProperties: false,
      },
    }),
    piece('more', {
      more: titled('Something that opens when asked for.', text('What it answers.', 120), text('The answer.', 1200)),
    }),
    piece('terms', {
      terms: {
        type: 'array',
        description: 'The parts of a document to be read before it is signed.',
        minItems: 1,
        maxItems: 20,
        items: titled('One part.', text('Its heading.', 120), text('Its words.', 2000)),
      },
    }),
    panelBlock,
  ],
} as const satisfies JSONSchema
