import type { JSONSchema } from 'json-schema-to-ts'
import type { Of } from './names.ts'

const text = (description: string, maxLength = 400) => ({ type: 'string', minLength: 1, maxLength, description }) as const

const block = {
  description: 'One part of the page, from the top down.',
  anyOf: [
    {
      type: 'object',
      description: 'The opening: what this is for, and the one thing to do.',
      properties: {
        block: { type: 'string', const: 'hero', description: 'The kind of block.' },
        title: text('The headline.', 90),
        lead: text('One or two sentences under it.'),
        button: text('The words of the main button.', 60),
        price: text('The price, or "Free", beside the button.', 80),
        picture: { type: 'string', pattern: '^[a-z-]+$', maxLength: 40, description: 'One of our own drawings, by name.' },
      },
      required: ['block', 'title', 'lead'],
      additionalProperties: false,
    },
    {
      type: 'object',
      description: 'How it works, in order.',
      properties: {
        block: { type: 'string', const: 'steps', description: 'The kind of block.' },
        title: text('Its heading.', 90),
        steps: {
          type: 'array',
          description: 'The steps.',
          minItems: 2,
          maxItems: 6,
          items: {
            type: 'object',
            description: 'One step.',
            properties: { title: text('What happens.', 90), text: text('How.') },
            required: ['title', 'text'],
            additionalProperties: false,
          },
        },
      },
      required: ['block', 'title', 'steps'],
      additionalProperties: false,
    },
    {
      type: 'object',
      description: 'A heading with paragraphs.',
      properties: {
        block: { type: 'string', const: 'prose', description: 'The kind of block.' },
        title: text('Its heading.', 90),
        paragraphs: { type: 'array', description: 'The paragraphs.', minItems: 1, maxItems: 20, items: text('One paragraph.', 1200) },
      },
      required: ['block', 'title', 'paragraphs'],
      additionalProperties: false,
    },
    {
      type: 'object',
      description: 'Questions and answers that open when asked for.',
      properties: {
        block: { type: 'string', const: 'questions', description: 'The kind of block.' },
        title: text('Its heading.', 90),
        questions: {
          type: 'array',
          description: 'The questions.',
          minItems: 1,
          maxItems: 20,
          items: {
            type: 'object',
            description: 'One question.',
            properties: { ask: text('The question.', 160), answer: text('The answer.', 1200) },
            required: ['ask', 'answer'],
            additionalProperties: false,
          },
        },
      },
      required: ['block', 'title', 'questions'],
      additionalProperties: false,
    },
    {
      type: 'object',
      description: 'What it costs, said before anything is asked.',
      properties: {
        block: { type: 'string', const: 'cost', description: 'The kind of block.' },
        title: text('Its heading.', 90),
        text: text('What is free, what is not, and when it is paid.', 800),
      },
      required: ['block', 'title', 'text'],
      additionalProperties: false,
    },
  ],
} as const satisfies JSONSchema

const common = {
  $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
  title: text('The title of the browser tab and of search results.', 70),
  description: text('The two lines under it in search results.', 200),
  blocks: { type: 'array', description: 'The page, from the top down.', minItems: 1, maxItems: 20, items: block },
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
