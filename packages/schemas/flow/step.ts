import type { JSONSchema } from 'json-schema-to-ts'
import { fieldSchema } from './field.ts'
import type { Of } from './names.ts'

/** Every kind of screen. A kind is a folder in web/src/screens; a step is a file. */
export const stepKinds = [
  'info',
  'form',
  'choice',
  'search',
  'upload',
  'schedule',
  'payment',
  'sign',
  'link-account',
  'progress',
  'result',
  'summary',
] as const

/** The pictures that a step can have over its heading. All tell of jars that become one. */
export const scenes = [
  'jars-to-one',
  'full-jar',
  'jar-on-its-way',
  'jar-and-receipt',
  'jar-found',
  'empty-jar',
  'jars-searched',
  'signed-paper',
  'closed-jar',
  'broken-line',
  'path-to-jar',
  'jar-and-voice',
] as const

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

const text = (description: string, maxLength = 300) => ({ type: 'string', minLength: 1, maxLength, description }) as const
const leave = {
  type: 'string',
  enum: ['home', 'sign-in', 'sign-up', 'wait-list', 'dashboard'],
  description: 'A page outside the flow.',
} as const
const sets = {
  type: 'object',
  propertyNames: { $ref: 'fact-name' },
  additionalProperties: { type: ['boolean', 'string'], maxLength: 80, description: 'The value the fact takes.' },
  minProperties: 1,
  maxProperties: 8,
} as const

const shownWhen = { $ref: 'condition', description: 'Only then is it shown. Left out: always.' } as const

const block = {
  description: 'One piece of the page, in reading order.',
  anyOf: [
    { type: 'object', properties: { text: text('A paragraph.', 600), when: shownWhen }, required: ['text'], additionalProperties: false },
    {
      type: 'object',
      properties: {
        heading: text('A heading over the list, if it needs one.', 90),
        list: { type: 'array', description: 'Points, in any order.', minItems: 1, maxItems: 12, items: text('One point.') },
        when: shownWhen,
      },
      required: ['list'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        heading: text('A heading over the steps, if they need one.', 90),
        numbered: { type: 'array', description: 'What happens, in order.', minItems: 2, maxItems: 8, items: text('One step.') },
        when: shownWhen,
      },
      required: ['numbered'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
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
        when: shownWhen,
      },
      required: ['note'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        more: {
          type: 'object',
          description: 'Something that opens when asked for.',
          properties: { title: text('What it answers.', 120), text: text('The answer.', 1200) },
          required: ['title', 'text'],
          additionalProperties: false,
        },
        when: shownWhen,
      },
      required: ['more'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        terms: {
          type: 'array',
          description: 'The parts of a document to be read before it is signed.',
          minItems: 1,
          maxItems: 20,
          items: {
            type: 'object',
            description: 'One part.',
            properties: { title: text('Its heading.', 120), text: text('Its words.', 2000) },
            required: ['title', 'text'],
            additionalProperties: false,
          },
        },
        when: shownWhen,
      },
      required: ['terms'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
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
        when: shownWhen,
      },
      required: ['panel'],
      additionalProperties: false,
    },
  ],
} as const satisfies JSONSchema

const detour = {
  type: 'object',
  description:
    'A side step that comes next when its condition holds on continuing. Tried in order; skipped in modes that do not have the step.',
  properties: {
    when: { $ref: 'condition', description: 'Taken when this holds. Left out only with "toQuestions".' },
    to: { $ref: 'step-name', description: 'A side step, or an earlier step of the mode to go back to.' },
    toQuestions: {
      type: 'boolean',
      const: true,
      description: 'Instead of "to": while a question page is unanswered, the first unanswered one, one after the other.',
    },
    after: {
      type: 'string',
      enum: ['on', 'return', 'end'],
      description: 'After it: on to what would have followed (the usual case), return to this step, or end the flow.',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

const action = {
  type: 'object',
  description: 'Something else a person can do here: a quiet button or link under the main one.',
  properties: {
    label: text('Its words.', 80),
    to: { $ref: 'step-name', description: 'A side step to go to. Shown only in modes that have it.' },
    after: {
      type: 'string',
      enum: ['on', 'return'],
      description: 'After it: return to this step (the usual case), or on to what follows.',
    },
    leave,
    back: { type: 'boolean', const: true, description: 'Goes back to where the person came from.' },
  },
  required: ['label'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** flows/steps/NAME.json: one screen. */
export const stepSchema = {
  $id: 'step',
  type: 'object',
  title: 'Step',
  description: 'One screen: its kind, its words, what it asks, what it needs and what it completes.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    step: {
      $ref: 'step-name',
      description: 'The name of the step: the same as its path under flows/steps, and the last part of its address.',
    },
    kind: { type: 'string', enum: stepKinds, description: 'The kind of screen that shows it.' },
    section: text('The part of the journey it belongs to, shown small above the title.', 40),
    title: text('The heading: the question, or what happened.', 90),
    lead: text('One or two sentences under the heading.', 320),
    scene: {
      type: 'string',
      enum: scenes,
      description: 'The picture over the heading. For pages that tell something, not for those that ask.',
    },
    body: { type: 'array', description: 'The rest of the page, in reading order.', maxItems: 14, items: block },
    fields: { type: 'array', description: 'What is asked, in order.', maxItems: 20, items: fieldSchema },
    paced: {
      type: 'boolean',
      const: true,
      description: 'Asks one field at a time, each as a page of its own with back and how far one is. For a form of fields alone.',
    },
    continue: text('The words of the main button. "Continue" where nothing says it better.', 60),
    actions: { type: 'array', description: 'What else a person can do here.', maxItems: 6, items: action },
    needs: {
      $ref: 'need-name',
      description: 'What must be done before this screen may be seen (flows/facts.json). Leave out when nothing is needed.',
    },
    completes: {
      description: 'The progress key that becomes true when the work of this screen is saved.',
      anyOf: [
        { $ref: 'progress-key' },
        {
          type: 'object',
          properties: {
            key: { $ref: 'progress-key', description: 'The key.' },
            when: { $ref: 'condition', description: 'Only these answers complete it.' },
          },
          required: ['key', 'when'],
          additionalProperties: false,
        },
      ],
    },
    sets: { ...sets, description: 'Facts that become so whenever this step is done, whatever was answered.' },
    learns: {
      type: 'object',
      description: 'Facts from the service that may change by the work of this step, each with the values that are possible afterwards.',
      propertyNames: { $ref: 'fact-name' },
      additionalProperties: {
        type: 'array',
        description: 'The values that are possible afterwards.',
        minItems: 1,
        maxItems: 12,
        uniqueItems: true,
        items: { type: ['boolean', 'string'], maxLength: 80 },
      },
      maxProperties: 8,
    },
    uses: {
      type: 'array',
      description: 'Answers that the work of this step sends on, and that must therefore have been asked before: field or question names.',
      maxItems: 40,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[a-z][a-z0-9_]*$', maxLength: 60, description: 'A field or question name.' },
    },
    detours: { type: 'array', description: 'Side steps that come next under a condition.', maxItems: 8, items: detour },
    continuesAt: { type: 'string', const: 'questions', description: '"questions": continuing goes to the first unanswered question page.' },
    ends: { type: 'boolean', description: 'True when continuing from here leaves the flow.' },
    forgets: {
      type: 'array',
      description: 'Things the browser remembers that are cleared when this step is entered.',
      uniqueItems: true,
      items: { type: 'string', enum: ['last-question-index'], description: 'What is cleared.' },
    },
    outcome: { type: 'boolean', description: 'True for a page that tells how something turned out. Every one is reached by a persona.' },
    notes: { type: 'string', maxLength: 600, description: 'For whoever reviews it: what is given, what is chosen. Never shown.' },
  },
  required: ['step', 'kind', 'title', 'continue'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StepFile = Of<typeof stepSchema>
export type Field = NonNullable<StepFile['fields']>[number]
export type Detour = NonNullable<StepFile['detours']>[number]
export type PricedProduct = (typeof pricedProducts)[number]
export type SceneName = (typeof scenes)[number]
export type StepKind = (typeof stepKinds)[number]
export type Block = NonNullable<StepFile['body']>[number]
