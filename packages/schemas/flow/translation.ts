import type { JSONSchema } from 'json-schema-to-ts'
import type { Of } from './names.ts'
import { errorRules } from './steps/field-types.ts'

const words = (description: string, maxLength = 400) => ({ type: 'string', minLength: 1, maxLength, description }) as const
const titled = (description: string, maxLength: number) =>
  ({
    type: 'object',
    description,
    properties: { title: words('Its first words.', 160), text: words('The rest.', maxLength) },
    required: ['title', 'text'],
    additionalProperties: false,
  }) as const
const points = {
  type: 'array',
  description: 'Its points, in the order of the step.',
  minItems: 1,
  maxItems: 12,
  items: words('One point.'),
} as const

/** The words of one field or question. */
const fieldWords = {
  label: words('The question, or the name of the field.', 240),
  help: words('What helps to answer.', 480),
  why: words('Why we ask.', 480),
  options: {
    type: 'object',
    description: 'The words of the answers, by the value that is stored.',
    additionalProperties: {
      type: 'object',
      description: 'One answer.',
      properties: {
        label: words('What the person reads.', 180),
        help: words('The line under it.', 330),
        error: words('What to do instead.', 360),
      },
      required: ['label'],
      additionalProperties: false,
    },
    maxProperties: 40,
  },
  errors: {
    type: 'object',
    description: 'What the person reads when an answer breaks a rule.',
    propertyNames: { enum: errorRules },
    additionalProperties: words('The message for this rule.', 300),
    maxProperties: 10,
  },
} as const satisfies Record<string, JSONSchema>

const rowField = {
  type: 'object',
  description: 'One field of each row.',
  properties: fieldWords,
  additionalProperties: false,
} as const satisfies JSONSchema

const field = {
  type: 'object',
  description: 'One field.',
  properties: {
    ...fieldWords,
    rows: { type: 'object', description: 'The fields of each row, by name.', additionalProperties: rowField, maxProperties: 12 },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

const several = <const I extends JSONSchema>(description: string, items: I) =>
  ({ type: 'array', description, minItems: 1, maxItems: 20, items }) as const
const one = <const P extends Record<string, JSONSchema>>(description: string, properties: P) =>
  ({ type: 'object', description, properties, additionalProperties: false }) as const
const titledOnPage = one('One of them.', { title: words('Its first words.', 140), text: words('The rest.', 1000) })

/** The words of the blocks of a page. */
const pageBlocks = {
  type: 'array',
  description: 'The blocks of the page, in its order. Each has the words that it has there, under the same names.',
  minItems: 1,
  maxItems: 24,
  items: one('One block.', {
    eyebrow: words('The words over the headline.', 90),
    title: words('Its heading.', 140),
    lead: words('The sentences under it.', 600),
    text: words('Its text.', 1200),
    label: words('The name of its field.', 140),
    button: words('Its button.', 90),
    price: words('The price beside the button.', 180),
    none: words('What is shown while there is none.', 450),
    facts: several('Its facts.', titledOnPage),
    steps: several('Its steps.', titledOnPage),
    points: several('Its points.', titledOnPage),
    paragraphs: several('Its paragraphs.', words('One paragraph.', 1800)),
    columns: several('Its columns.', words('One column.', 90)),
    rows: several(
      'Its rows.',
      one('One row.', { label: words('What is compared.', 140), cells: several('Its cells.', words('One cell.', 300)) }),
    ),
    figures: several(
      'Its figures.',
      one('One figure.', { figure: words('The figure.', 45), text: words('What it means.', 360), source: words('Who says so.', 240) }),
    ),
    ways: several(
      'Its cards.',
      one('One card.', { title: words('Its title.', 140), text: words('Its text.', 450), link: words('Its link.', 90) }),
    ),
    prices: several('Its prices.', one('One price.', { what: words('The thing.', 180), price: words('Its price.', 90) })),
    questions: several('Its questions.', one('One question.', { ask: words('The question.', 240), answer: words('The answer.', 1800) })),
    positions: several(
      'Its positions.',
      one('One position.', { title: words('What it is.', 140), place: words('Where.', 140), text: words('What one does.', 1200) }),
    ),
  }),
} as const satisfies JSONSchema

/** flows/translations/LANGUAGE/…: the words of another file in another language, and nothing but words. */
export const translationSchema = {
  $id: 'translation',
  type: 'object',
  title: 'Translation',
  description:
    'The words of a step, a mode, a landing or public page, the questionnaire, the providers, the partners or the brand in another language. What is not in it comes in English.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    translation: {
      type: 'string',
      pattern:
        '^[a-z]{2}/(steps/[A-Za-z0-9-]{1,60}(/[A-Za-z0-9-]{1,60})?|(modes|landings|pages)/[a-z0-9-]{1,60}|questions|brand|providers|partners)$',
      description:
        'Its place in flows/translations: the language, then the file whose words these are. es/steps/ira/info is steps/ira/info in Spanish.',
    },
    section: words('The part of the journey that the step belongs to.', 120),
    title: words('The heading of the step, or the title of the page in the browser.', 200),
    description: words('The lines under the page in search results.', 260),
    blocks: pageBlocks,
    lead: words('The first sentences of the step.', 500),
    body: {
      type: 'array',
      description: 'The pieces of the page that have words, in the order of the step. Each has the shape that it has there.',
      minItems: 1,
      maxItems: 30,
      items: {
        type: 'object',
        description: 'One piece.',
        properties: {
          text: words('A paragraph.', 900),
          heading: words('A heading over a list.', 140),
          list: points,
          numbered: points,
          note: titled('The yellow note.', 600),
          more: titled('Something that opens when asked for.', 1800),
          terms: { type: 'array', description: 'The parts of a document.', minItems: 1, maxItems: 20, items: titled('One part.', 3000) },
          folds: words('What opens it.', 140),
          empty: words('What a panel shows when there is nothing yet.', 450),
        },
        additionalProperties: false,
      },
    },
    fields: { type: 'object', description: 'The fields of the step, by name.', additionalProperties: field, maxProperties: 40 },
    parts: {
      type: 'array',
      description: 'The pages of a step in parts, in its order. One without words is empty.',
      minItems: 1,
      maxItems: 6,
      items: {
        type: 'object',
        description: 'One page.',
        properties: { title: words('Its heading.', 200), lead: words('Its first sentences.', 500) },
        additionalProperties: false,
      },
    },
    continue: words('The main button.', 80),
    actions: {
      type: 'array',
      description: 'The quiet buttons, in the order of the step.',
      minItems: 1,
      maxItems: 8,
      items: words('One button.', 120),
    },
    start: {
      type: 'object',
      description: 'In the translation of a mode: its words on the dashboard.',
      properties: { name: words('The link.', 90), about: words('The line under it.', 180) },
      additionalProperties: false,
    },
    questions: {
      type: 'object',
      description: 'In the translation of the questionnaire: its questions, by name.',
      propertyNames: { $ref: 'question-name' },
      additionalProperties: rowField,
    },
    providers: {
      type: 'object',
      description: 'In the translation of the providers: what sets each apart, by its slug.',
      propertyNames: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 },
      additionalProperties: words('The sentence about it.', 300),
      maxProperties: 500,
    },
    partners: {
      type: 'object',
      description: 'In the translation of the partners: what was agreed with each, by what addresses call it.',
      propertyNames: { pattern: '^[a-z0-9][a-z0-9-]{0,59}$' },
      additionalProperties: words('The sentence about it.', 300),
      maxProperties: 500,
    },
    brand: {
      type: 'object',
      description: 'In the translation of the brand: what is a sentence there, and no name.',
      properties: {
        tagline: words('One line under the name.', 160),
        custodian: words('The trust company that holds the accounts.', 160),
        hours: words('When somebody answers the telephone.', 160),
      },
      additionalProperties: false,
    },
  },
  required: ['translation'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TranslationFile = Of<typeof translationSchema>
