import type { JSONSchema } from 'json-schema-to-ts'
import { placesOutside } from '../names.ts'
import { keptBy } from '../promises/keepers.ts'
import { textUpTo } from '../text.ts'

const text = textUpTo(300)
const leave = {
  type: 'string',
  enum: placesOutside,
  description: 'A page outside the flow.',
} as const

/** Where a step may go on its own. */
export const stepDetour = {
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

/** Where a person may go from a step. */
export const stepAction = {
  type: 'object',
  description: 'Something else a person can do here: a quiet button or link under the main one.',
  properties: {
    label: text('Its words.', 80),
    to: { $ref: 'step-name', description: 'A side step to go to. Shown only in modes that have it.' },
    role: {
      type: 'string',
      enum: ['help', 'phone'],
      description:
        'What it is for. "help": getting help from one of our people, which something else on the page may offer too. "phone": going on at a phone, so it is not shown on one.',
    },
    after: {
      type: 'string',
      enum: ['on', 'return'],
      description: 'After it: return to this step (the usual case), or on to what follows.',
    },
    leave,
    mode: { $ref: 'mode-name', description: 'Another mode to begin or go on with: what is possible instead.' },
    keptBy,
    back: { type: 'boolean', const: true, description: 'Goes back to where the person came from.' },
  },
  required: ['label'],
  additionalProperties: false,
} as const satisfies JSONSchema
