import type { JSONSchema } from 'json-schema-to-ts'
import { blocksSchema } from './blocks/page-block.ts'
import type { Of } from './names.ts'
import { keptBy } from './promises/keepers.ts'
import { textUpTo } from './text.ts'

const text = textUpTo(400)

const common = {
  $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
  title: text('The title of the browser tab and of search results.', 70),
  description: text('The two lines under it in search results.', 200),
  keptBy,
  blocks: blocksSchema,
} as const satisfies Record<string, JSONSchema>

/** flows/pages/NAME.json: one public page. */
export const pageSchema = {
  $id: 'page',
  type: 'object',
  title: 'Public page',
  description: 'One public page.',
  properties: {
    ...common,
    page: { type: 'string', pattern: '^[a-z0-9-]{1,60}$', description: 'The page: the same as the file name, and its address.' },
    formal: {
      const: true,
      description: 'A text that binds, such as terms: it may say “do not” where a page would say “don’t”.',
    },
    starts: { $ref: 'mode-name', description: 'The mode that its main button starts, if it has one.' },
  },
  required: ['page', 'title', 'description', 'blocks'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** flows/landings/NAME.json: one landing page. */
export const landingSchema = {
  $id: 'landing',
  type: 'object',
  title: 'Landing page',
  description: 'One landing page. It starts the mode of its own name.',
  properties: {
    ...common,
    landing: { $ref: 'mode-name', description: 'The page and the mode it starts: the same as the file name.' },
    audience: text('Whom it is for.', 200),
  },
  required: ['landing', 'title', 'description', 'audience', 'blocks'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PageFile = Of<typeof pageSchema>
export type LandingFile = Of<typeof landingSchema>
