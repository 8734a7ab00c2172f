import type { JSONSchema } from 'json-schema-to-ts'
import { appPlaces } from './app-places.ts'
import { budgetSchema } from './budget.ts'
import { modeFamilies } from './mode-families.ts'
import { type Of, placesOutside } from './names.ts'
import { goalNames } from './offers.ts'

const oneStep = { $ref: 'step-name', description: 'A step that everybody on this mode walks.' } as const

const conditionalStep = {
  type: 'object',
  description: 'A step that is skipped when its condition does not hold.',
  properties: {
    step: { $ref: 'step-name', description: 'The step.' },
    when: { $ref: 'condition', description: 'The step is shown only when this holds.' },
  },
  required: ['step', 'when'],
  additionalProperties: false,
} as const satisfies JSONSchema

const choice = {
  type: 'object',
  description: 'One of several steps: the first whose condition holds. The last one has no condition, so that there is always one.',
  properties: {
    choose: {
      type: 'array',
      description: 'The branches, in order.',
      minItems: 2,
      maxItems: 12,
      items: {
        type: 'object',
        description: 'One branch.',
        properties: {
          when: { $ref: 'condition', description: 'Taken when this holds. The last branch has none.' },
          step: { $ref: 'step-name', description: 'The step of this branch.' },
        },
        required: ['step'],
        additionalProperties: false,
      },
    },
  },
  required: ['choose'],
  additionalProperties: false,
} as const satisfies JSONSchema

const questionBlock = {
  type: 'object',
  description:
    'Question pages. Forward they run in the order of flows/questions.json; back, without a recorded step, in the order written here.',
  properties: {
    inOrderOf: { type: 'string', const: 'questions', description: 'Always "questions".' },
    steps: {
      type: 'array',
      description: 'The question pages, in the order of the list that back goes through.',
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      items: { $ref: 'step-name', description: 'A question page.' },
    },
  },
  required: ['inOrderOf', 'steps'],
  additionalProperties: false,
} as const satisfies JSONSchema

const sequenceUse = {
  type: 'object',
  description: 'A run of steps from flows/sequences: all of it, or a part.',
  properties: {
    sequence: { $ref: 'sequence-name', description: 'The sequence.' },
    from: { $ref: 'step-name', description: 'Begin at this step of the sequence instead of its first.' },
    until: { $ref: 'step-name', description: 'End with this step of the sequence instead of its last.' },
    replace: {
      type: 'object',
      description: 'Steps of the sequence that this mode does in another way: the step of the sequence, and the step to use for it.',
      propertyNames: { $ref: 'step-name' },
      additionalProperties: { $ref: 'step-name', description: 'The step to use.' },
      maxProperties: 10,
    },
    when: { $ref: 'condition', description: 'The whole run is skipped when this does not hold.' },
  },
  required: ['sequence'],
  additionalProperties: false,
} as const satisfies JSONSchema

const orderTest = {
  type: 'object',
  description: 'A test of orders: the same steps, for each variant of an experiment in an order of its own.',
  properties: {
    experiment: { $ref: 'experiment-name', description: 'The test. Its "where" names the steps that stand in another place.' },
    orders: {
      type: 'object',
      description: 'For each variant of the test the steps, in its order. Each has the same steps.',
      propertyNames: { type: 'string', maxLength: 40 },
      additionalProperties: {
        type: 'array',
        description: 'The steps in the order of this variant.',
        minItems: 2,
        maxItems: 12,
        uniqueItems: true,
        items: { $ref: 'step-name', description: 'A step that everybody on this mode walks.' },
      },
      minProperties: 2,
      maxProperties: 6,
    },
  },
  required: ['experiment', 'orders'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a list of steps may hold; sequences use the same. */
export const itemsSchema = {
  type: 'array',
  description: 'The steps, in the order a person walks them.',
  minItems: 1,
  maxItems: 80,
  items: { anyOf: [oneStep, conditionalStep, choice, questionBlock, sequenceUse, orderTest] },
} as const satisfies JSONSchema

/** Side steps, as modes and sequences list them. */
export const sideSchema = {
  type: 'array',
  description:
    'Side steps: reached from a step of this mode by its detours or actions; they come back to it. They are not in the order that back goes through.',
  maxItems: 40,
  uniqueItems: true,
  items: { $ref: 'step-name', description: 'A side step.' },
} as const satisfies JSONSchema

const leave = {
  type: 'string',
  enum: placesOutside,
  description: 'A page outside the flow.',
} as const

const landing = {
  type: 'array',
  description: 'Tried in order; the first whose condition holds. The last has no condition.',
  minItems: 1,
  maxItems: 12,
  items: {
    type: 'object',
    description: 'One place to go.',
    properties: {
      when: { $ref: 'condition', description: 'Taken when this holds. The last one has none.' },
      go: { $ref: 'step-name', description: 'The step to go to.' },
      rule: { type: 'string', maxLength: 120, description: 'Why, in a few words; shown by explain.' },
    },
    required: ['go'],
    additionalProperties: false,
  },
} as const satisfies JSONSchema

/** flows/modes/NAME.json: one flow mode. */
export const modeSchema = {
  $id: 'mode',
  type: 'object',
  title: 'Flow mode',
  description: 'One flow mode: which steps a person walks, in which order, where they resume and where they end.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    mode: { $ref: 'mode-name', description: 'The name of the mode: the same as the file name, and the first part of its addresses.' },
    title: { type: 'string', minLength: 3, maxLength: 90, description: 'What the mode does for a person, in a few words.' },
    family: {
      type: 'string',
      enum: modeFamilies,
      description:
        'What it is about: the list of modes is grouped by it. A mode of the dashboard is remembered: an address without a mode leads to it again.',
    },
    goal: {
      type: 'string',
      enum: goalNames,
      description:
        'What people come for (flows/offers.json). Once it is ruled out they read why on the next page and leave the flow; nothing is sold to them.',
    },
    start: {
      type: 'object',
      description: 'For a mode that the dashboard offers to begin with: its words there.',
      properties: {
        order: { type: 'integer', minimum: 1, maximum: 99, description: 'Its place in the list: the smallest comes first.' },
        name: { type: 'string', minLength: 3, maxLength: 60, description: 'The link.' },
        about: { type: 'string', minLength: 3, maxLength: 120, description: 'The line under it.' },
      },
      required: ['order', 'name', 'about'],
      additionalProperties: false,
    },
    opens: {
      type: 'array',
      description: 'The places of this mode that pages outside the flows lead to, such as the dashboard and the settings.',
      minItems: 1,
      maxItems: 30,
      items: {
        type: 'object',
        description: 'One place.',
        properties: {
          place: { type: 'string', enum: appPlaces, description: 'What those pages call it.' },
          at: { $ref: 'step-name', description: 'The step. Left out: where the mode begins or resumes.' },
          ifBegun: {
            type: 'boolean',
            const: true,
            description: 'Only for people who have begun this mode. The others are led to the mode that opens the place without it.',
          },
        },
        required: ['place'],
        additionalProperties: false,
      },
    },
    default: {
      type: 'object',
      description: 'On one mode only: unknown modes fall back to it.',
      properties: { resumeAt: { $ref: 'step-name', description: 'Where a person goes who resumes in a mode that does not exist.' } },
      required: ['resumeAt'],
      additionalProperties: false,
    },
    notes: {
      type: 'object',
      description: 'Where the order comes from, for whoever reviews it.',
      properties: {
        given: { type: 'string', minLength: 3, maxLength: 900, description: 'Which part of the order the specification gives.' },
        chosen: { type: 'string', minLength: 3, maxLength: 900, description: 'Which part we chose, and why.' },
      },
      required: ['given', 'chosen'],
      additionalProperties: false,
    },
    arrives: {
      $ref: 'need-name',
      description:
        'What people who enter this mode have usually done elsewhere. Without it every step’s needs must be met inside the mode.',
    },
    preset: {
      type: 'object',
      description: 'Answers that this mode fills in before they are asked; the person can change them.',
      propertyNames: { pattern: '^[a-z][a-z0-9_]*$' },
      additionalProperties: { type: ['string', 'boolean'], maxLength: 80, description: 'The answer filled in.' },
      maxProperties: 10,
    },
    budget: budgetSchema,
    steps: itemsSchema,
    side: sideSchema,
    required: {
      type: 'array',
      description: 'Rarely needed: the progress keys that resume checks, when they should differ from those that the steps complete.',
      minItems: 1,
      uniqueItems: true,
      items: { $ref: 'progress-key', description: 'A progress key.' },
    },
    guard: {
      type: 'object',
      description: 'Where this mode sends a person who lacks a need, when that differs from flows/facts.json.',
      propertyNames: { $ref: 'need-name' },
      additionalProperties: { $ref: 'step-name', description: 'The step that mends it in this mode.' },
    },
    resume: {
      type: 'object',
      description: 'For modes that resume by the questions instead of by progress keys.',
      properties: {
        by: { type: 'string', const: 'questions', description: 'Always "questions": the first unanswered question page.' },
        answered: { ...landing, description: 'Where to go when every question is answered; tried in order, the last without a condition.' },
      },
      required: ['by', 'answered'],
      additionalProperties: false,
    },
    finished: {
      ...landing,
      description: 'Where resume goes when everything required is done; tried in order, the last without a condition.',
    },
    end: {
      type: 'object',
      description: 'Where the last step leads. Without it: the dashboard.',
      properties: { leave },
      required: ['leave'],
      additionalProperties: false,
    },
    progressBar: {
      type: 'object',
      description: 'The progress bar that shows while a page changes.',
      properties: {
        hiddenOn: {
          type: 'array',
          description: 'Steps on which this mode does not show it.',
          uniqueItems: true,
          items: { $ref: 'step-name', description: 'A step.' },
        },
      },
      required: ['hiddenOn'],
      additionalProperties: false,
    },
  },
  required: ['mode', 'title', 'family', 'notes', 'steps', 'finished'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ModeFile = Of<typeof modeSchema>
export type ModeFamily = ModeFile['family']
export type ModeItem = ModeFile['steps'][number]
export type LeavePlace = Of<typeof leave>
