import type { JSONSchema } from 'json-schema-to-ts'
import { textUpTo } from './text.ts'

/** Live data a screen can show, by name; each is drawn by the screen from the person's own data. */
export const panels = [
  'accounts-found',
  'accounts-to-move',
  'account-choices',
  'addresses-on-record',
  'balance',
  'call-slot',
  'documents-to-sign',
  'documents-requested',
  'fee-comparison',
  'growth-chart',
  'investor-profile',
  'invite-link',
  'ira-application',
  'lending-offers',
  'loan-limit',
  'loan-schedule',
  'phone-code',
  'portfolio',
  'price',
  'providers-sign-in',
  'receipt',
  'reference-number',
  'reasons',
  'rollover-tracker',
  'safe-harbor-accounts',
  'savings-dates',
  'savings-limit',
  'search-progress',
  'search-terms',
  'signing-qr',
  'state-held-retirement',
  'step-tasks',
  'unclaimed-matches',
  'unlocked-amounts',
] as const

/** What the panel "price" can tell the price of. The service knows what each costs. */
export const pricedProducts = [
  'retirement_account_membership',
  'retirement_concierge',
  'concierge',
  'find_money',
  'free_plan',
  'tip',
  'performance',
  'ira',
  'loan_fee',
] as const

export type PricedProduct = (typeof pricedProducts)[number]

const text = textUpTo(300)
const shownWhen = { $ref: 'condition', description: 'Only then is it shown. Left out: always.' } as const

/** A piece is told by the name of what is in it. */
const piece = <const P extends Record<string, JSONSchema>, const R extends keyof P & string>(required: R, properties: P) =>
  ({
    type: 'object',
    properties: { ...properties, when: shownWhen },
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
    piece('panel', {
      panel: { type: 'string', enum: panels, description: 'Live data of this person.' },
      products: {
        type: 'array',
        description: 'For the panel "price": what has a price here. Shown are those whose condition holds.',
        minItems: 1,
        maxItems: 8,
        items: {
          type: 'object',
          description: 'One of them.',
          properties: {
            product: { type: 'string', enum: pricedProducts, description: 'Its name in the service.' },
            when: { $ref: 'condition', description: 'Only then. Left out: always.' },
          },
          required: ['product'],
          additionalProperties: false,
        },
      },
      empty: text('What is shown when there is nothing yet: what will appear here and what to do.', 300),
    }),
  ],
} as const satisfies JSONSchema
