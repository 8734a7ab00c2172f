import type { JSONSchema } from 'json-schema-to-ts'
import { type Of, placesOutside } from './names.ts'

const answers = {
  type: 'object',
  description: 'Answers by field or question name; "learns" facts by their name say what the service finds.',
  propertyNames: { pattern: '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)?$' },
  additionalProperties: {
    description: 'The answer.',
    type: ['string', 'boolean', 'number', 'array'],
  },
  properties: { go: { $ref: 'step-name', description: 'Instead of continuing: take the action that leads to this step.' } },
  maxProperties: 40,
} as const

/** What people of a demonstration can do. */
export const demoActs = [
  'tell-about-me',
  'add-jobs',
  'answer-questions',
  'sign-letter',
  'sign-papers',
  'search',
  'mark-mine',
  'ask-for-rollover',
  'move-here',
  'say-arrived',
  'look-for-lost-money',
  'join',
  'link-bank',
  'link-plan',
  'accept-terms',
  'open-account',
  'open-roth',
  'open-plan',
  'roll-in',
  'unlink-bank',
  'choose-portfolio',
  'deposit',
  'change-deposit',
  'save-monthly',
  'withdraw',
  'borrow',
  'pay-extra',
  'book-call',
  'ask-for-paper',
  'send-photo-id',
  'file-claim',
] as const

/** flows/personas/NAME.json: a made-up person, for tests and demonstrations. */
export const personaSchema = {
  $id: 'persona',
  type: 'object',
  title: 'Persona',
  description: 'A made-up person as data: what is known about them, what they answer, and the path they are expected to walk.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    persona: { type: 'string', pattern: '^[a-z0-9-]{1,60}$', description: 'The name of the persona: the same as the file name.' },
    about: { type: 'string', minLength: 10, maxLength: 400, description: 'Who this is and why they are here, in a sentence or two.' },
    person: {
      type: 'object',
      description: 'Made-up personal data. The Social Security numbers are void ones that belong to nobody.',
      properties: {
        first_name: { type: 'string', maxLength: 60, description: 'First name.' },
        last_name: { type: 'string', maxLength: 60, description: 'Last name.' },
        email: {
          type: 'string',
          maxLength: 120,
          pattern: '@example\\.(com|org|net)$',
          description: 'An address under example.com, .org or .net.',
        },
        phone_number: {
          type: 'string',
          pattern: '^\\d{3}55501\\d{2}$',
          description: 'A number from the range kept free for fiction: 555-0100 to 555-0199.',
        },
        street_address: { type: 'string', maxLength: 120, description: 'Street address.' },
        city: { type: 'string', maxLength: 80, description: 'City.' },
        state: { type: 'string', pattern: '^[A-Z]{2}$', description: 'Two letters.' },
        zip_code: { type: 'string', pattern: '^\\d{5}$', description: 'Five digits.' },
        dob: { type: 'string', pattern: '^\\d{2}/\\d{2}/\\d{4}$', description: 'MM/DD/YYYY.' },
        ssn: { type: 'string', enum: ['078-05-1120', '219-09-9999', '457-55-5462'], description: 'A number that was declared void.' },
      },
      required: ['first_name', 'last_name', 'email', 'phone_number', 'street_address', 'city', 'state', 'zip_code', 'dob', 'ssn'],
      additionalProperties: false,
    },
    mode: { $ref: 'mode-name', description: 'The mode this person walks.' },
    facts: {
      type: 'object',
      description: 'What is already so when they arrive; everything else is as for a new visitor.',
      propertyNames: { $ref: 'fact-name' },
      additionalProperties: { type: ['boolean', 'string'], maxLength: 80, description: 'The value.' },
    },
    place: { $ref: 'step-name', description: 'Where they left off, when they return; they then resume instead of starting.' },
    answers: {
      type: 'object',
      description: 'What they answer, by step. A list gives the answers of the first visit, the second, and so on.',
      propertyNames: { $ref: 'step-name' },
      additionalProperties: {
        description: 'The answers on this step.',
        anyOf: [answers, { type: 'array', minItems: 1, maxItems: 8, items: answers }],
      },
    },
    demo: {
      type: 'object',
      description: 'How far they have come as a customer of a demonstration, and what they did until then.',
      properties: {
        about: {
          type: 'string',
          minLength: 4,
          maxLength: 120,
          description: 'Where they stand, in a few words: what a visitor may look at.',
        },
        began_days_ago: { type: 'integer', minimum: 0, maximum: 1100, description: 'How many days ago they came.' },
        acts: {
          type: 'array',
          description: 'What they did, in order.',
          minItems: 1,
          maxItems: 30,
          items: {
            type: 'object',
            description: 'One thing that they did.',
            properties: {
              day: {
                type: 'integer',
                minimum: 0,
                maximum: 1100,
                description: 'How many days after they came; the same day as the one before unless it is said.',
              },
              act: { type: 'string', enum: demoActs, description: 'What they did.' },
              amount: { type: 'number', minimum: 1, maximum: 100000, description: 'Dollars, where it is about money.' },
            },
            required: ['act'],
            additionalProperties: false,
          },
        },
      },
      required: ['about', 'began_days_ago', 'acts'],
      additionalProperties: false,
    },
    expects: {
      type: 'object',
      description: 'What must come of it.',
      properties: {
        path: {
          type: 'array',
          description: 'Every step they see, in order.',
          minItems: 1,
          maxItems: 80,
          items: { $ref: 'step-name', description: 'A step.' },
        },
        leaves: {
          type: 'string',
          enum: placesOutside,
          description: 'Where the flow lets them out.',
        },
      },
      required: ['path', 'leaves'],
      additionalProperties: false,
    },
  },
  required: ['persona', 'about', 'person', 'mode', 'answers', 'expects'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PersonaFile = Of<typeof personaSchema>
