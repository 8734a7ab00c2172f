import type { JSONSchema } from 'json-schema-to-ts'
import { modeFamilies } from './mode-families.ts'
import type { Of } from './names.ts'
import { pricedProducts } from './panels/price.ts'

/** What people pay in order to get. The service gives money back by these names when it turns out to be impossible. */
export const goalNames = ['account', 'loan', 'move'] as const

export type GoalName = (typeof goalNames)[number]

const goal = {
  type: 'object',
  description: 'What people want, what rules it out, and where they read that.',
  properties: {
    about: { type: 'string', minLength: 3, maxLength: 120, description: 'What it is, as words that fit after "to get".' },
    families: {
      type: 'array',
      description: 'Modes of these families are entered for it: one that sells anything has to name it in "goal".',
      minItems: 1,
      maxItems: 5,
      items: { type: 'string', enum: modeFamilies, description: 'A family of modes.' },
    },
    ruledOut: {
      type: 'array',
      description: 'What rules it out, with the page that says so. The first that holds decides.',
      minItems: 1,
      maxItems: 8,
      items: {
        type: 'object',
        description: 'One thing that rules it out.',
        properties: {
          when: { $ref: 'condition', description: 'It is ruled out when this holds. What is not known yet rules nothing out.' },
          go: { $ref: 'step-name', description: 'The page that says why, and leads to what is possible instead.' },
        },
        required: ['when', 'go'],
        additionalProperties: false,
      },
    },
    later: {
      type: 'array',
      description: 'Steps that may still rule it out after it is paid for, because it could not be known before.',
      maxItems: 8,
      items: {
        type: 'object',
        description: 'One such step.',
        properties: {
          step: { $ref: 'step-name', description: 'The step.' },
          why: { type: 'string', minLength: 20, maxLength: 300, description: 'Why it could not be known before paying.' },
        },
        required: ['step', 'why'],
        additionalProperties: false,
      },
    },
  },
  required: ['about', 'ruledOut'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** flows/offers.json: what people pay for, and what rules it out. */
export const offersSchema = {
  $id: 'offers',
  type: 'object',
  title: 'Offers',
  description: 'What people want to get when they pay, and what rules it out. Nobody pays for what is ruled out.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    goals: {
      type: 'object',
      description: 'Every goal by name. A mode names its own in "goal"; a product has its own below.',
      properties: { account: goal, loan: goal, move: goal } satisfies Readonly<Record<GoalName, typeof goal>>,
      required: goalNames,
      additionalProperties: false,
    },
    products: {
      type: 'object',
      description: 'Products that are worth nothing without a goal. Others are ruled out by the goal of the mode alone.',
      propertyNames: { enum: pricedProducts },
      additionalProperties: { type: 'string', enum: goalNames, description: 'The goal that people pay it for.' },
    },
  },
  required: ['goals', 'products'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OffersFile = Of<typeof offersSchema>

/** flows/steps: what a step sells. */
export const paysFor = {
  type: 'array',
  description: 'What people pay, or agree to pay, on this step. It opens only while that is not ruled out (flows/offers.json).',
  minItems: 1,
  maxItems: 8,
  items: {
    type: 'object',
    description: 'One of them.',
    properties: {
      product: { type: 'string', enum: pricedProducts, description: 'Its name in the service.' },
      charged: {
        type: 'string',
        enum: ['now', 'later'],
        description: '"now": by this step. "later": people choose, agree or save a card here, and another step or event charges it.',
      },
      when: { $ref: 'condition', description: 'Only then. Left out: always.' },
    },
    required: ['product', 'charged'],
    additionalProperties: false,
  },
} as const satisfies JSONSchema
