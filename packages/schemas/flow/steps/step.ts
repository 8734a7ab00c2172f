import type { JSONSchema } from 'json-schema-to-ts'
import { stepBlock } from '../blocks/step-block.ts'
import type { Of } from '../names.ts'
import { paysFor } from '../offers.ts'
import type { PanelBlock } from '../panels/panel-block.ts'
import { keptBy } from '../promises/keepers.ts'
import { textUpTo } from '../text.ts'
import { fieldSchema } from './field.ts'
import { stepAction, stepDetour } from './step-move.ts'
import { stepPart } from './step-part.ts'

/** Every kind of screen. A kind is a folder in web/src/screens; a step is a file. */
const stepKinds = [
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

const text = textUpTo(300)
const sets = {
  type: 'object',
  propertyNames: { $ref: 'fact-name' },
  additionalProperties: { type: ['boolean', 'string'], maxLength: 80, description: 'The value the fact takes.' },
  minProperties: 1,
  maxProperties: 8,
} as const

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
    keptBy,
    scene: {
      type: 'string',
      enum: scenes,
      description: 'The picture over the heading. For pages that tell something, not for those that ask.',
    },
    body: { type: 'array', description: 'The rest of the page, in reading order.', maxItems: 14, items: stepBlock },
    fields: { type: 'array', description: 'What is asked, in order.', maxItems: 20, items: fieldSchema },
    paced: {
      type: 'boolean',
      const: true,
      description: 'Asks one field at a time, each as a page of its own with back and how far one is. For a form of fields alone.',
    },
    parts: {
      type: 'array',
      description: 'Asks the fields on several pages, each with back and a place of its own. Between them every field is on one of them.',
      minItems: 2,
      maxItems: 6,
      items: stepPart,
    },
    continue: text('The words of the main button. "Continue" where nothing says it better.', 60),
    actions: { type: 'array', description: 'What else a person can do here.', maxItems: 6, items: stepAction },
    paysFor,
    needs: {
      $ref: 'need-name',
      description: 'What must be done before this screen may be seen (flows/facts.json). Leave out when nothing is needed.',
    },
    empty: {
      type: 'object',
      description:
        'What leaves nothing to show or to decide on this screen: what it says was done is not, or it turned out otherwise. No way may lead to it then, the order skips it, and people who open it resume.',
      properties: { when: { $ref: 'condition', description: 'When it is empty.' } },
      required: ['when'],
      additionalProperties: false,
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
    detours: { type: 'array', description: 'Side steps that come next under a condition.', maxItems: 8, items: stepDetour },
    continuesAt: { type: 'string', const: 'questions', description: '"questions": continuing goes to the first unanswered question page.' },
    ends: { type: 'boolean', description: 'True when continuing from here leaves the flow.' },
    forgets: {
      type: 'array',
      description: 'Things the browser remembers that are cleared when this step is entered.',
      uniqueItems: true,
      items: { type: 'string', enum: ['last-question-index'], description: 'What is cleared.' },
    },
    papers: {
      type: 'boolean',
      const: true,
      description: 'True when saving this step makes the papers that open the chosen account. They are signed on a later step.',
    },
    letter: {
      type: 'boolean',
      const: true,
      description: 'On one step only: its title, lead, terms and consent are the letter of authorization that is signed and filed.',
    },
    showsResult: {
      type: 'boolean',
      const: true,
      description:
        'True for a page that shows something found for this person: a plan, an account, a sum. Budgets of modes count up to the first.',
    },
    outcome: {
      type: 'boolean',
      description:
        'True for a page that tells how something turned out. It says in "empty" when it did not. Every one is reached by a persona.',
    },
    notes: { type: 'string', maxLength: 600, description: 'For whoever reviews it: what is given, what is chosen. Never shown.' },
  },
  required: ['step', 'kind', 'title', 'continue'],
  additionalProperties: false,
} as const satisfies JSONSchema

type Written = Of<typeof stepSchema>
export type StepFile = Omit<Written, 'body'> & { body?: Block[] | undefined }
export type Field = NonNullable<StepFile['fields']>[number]
export type SceneName = (typeof scenes)[number]
export type StepKind = (typeof stepKinds)[number]
export type Block = Exclude<NonNullable<Written['body']>[number], { readonly panel: unknown }> | PanelBlock
