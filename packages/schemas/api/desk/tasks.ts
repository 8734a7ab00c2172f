import { z } from 'zod'
import { taskQueues } from '../../rules/desk/task-kinds.ts'
import { mostFileBytes } from '../../rules/papers/file-size.ts'
import { contract, contracts } from '../contract.ts'
import { pk } from '../fields.ts'
import { ownWords, part, shortTask, working } from './shapes.ts'

const moment = z.iso.datetime()
const done = z.strictObject({ status: z.literal('OK') })
const byId = { params: z.strictObject({ id: pk }) } as const

const field = z.strictObject({
  name: z.string(),
  type: z.enum(['text', 'long-text', 'money', 'day', 'choice']),
  label: z.string(),
  hint: z.string().nullable(),
  is_optional: z.boolean(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
})

const note = z.strictObject({
  pk,
  kind: z.enum(['note', 'hand-over', 'reminder', 'outcome']),
  by: z
    .string()
    .nullable()
    .meta({ description: 'The colleague who wrote it; null when the service did, or when they have left and closed their account.' }),
  text: z.string(),
  at: moment,
})

const task = shortTask.extend({
  customer_pk: pk.nullable(),
  todo: z.string(),
  is_mine: z.boolean(),
  takes_paper: z.boolean().meta({ description: 'Whether a paper can be added to it.' }),
  may_work: z.boolean().meta({ description: 'Whether the role of the colleague who asks works on tasks of this kind.' }),
  parts: z.array(part),
  outcomes: z.array(
    z.strictObject({ name: z.string(), label: z.string(), effect: z.string(), keeps_open: z.boolean(), fields: z.array(field) }),
  ),
  outcome: z.string().nullable(),
  settled_at: moment.nullable(),
  settled_by: z.string().nullable(),
  notes: z.array(note),
})

/** What people of ours do for customers. */
export const taskContracts = contracts({
  listQueues: contract({
    method: 'GET',
    path: '/api/v1/desk/queues/',
    who: 'staff',
    idempotent: 'by-nature',
    about: 'The queues with how many tasks are open, late and nobody’s, and how long the oldest has waited.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      mine: z.int(),
      results: z.array(
        z.strictObject({
          queue: z.enum(taskQueues),
          open: z.int(),
          late: z.int(),
          unassigned: z.int(),
          oldest_waited_minutes: z.int().nullable(),
        }),
      ),
    }),
    errors: [],
  }),
  listTasks: contract({
    method: 'GET',
    path: '/api/v1/desk/tasks/',
    who: 'staff',
    idempotent: 'by-nature',
    about: 'Open tasks, those due first, fifty at a time; or those that are done, the newest first.',
    query: z.strictObject({
      queue: z.enum(taskQueues).exactOptional(),
      state: z.enum(['open', 'done']).exactOptional(),
      mine: z.enum(['true']).exactOptional(),
      page: z.coerce.number().int().min(1).max(1000).exactOptional(),
    }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ count: z.int(), results: z.array(shortTask) }),
    errors: [],
  }),
  readTask: contract({
    method: 'GET',
    path: '/api/v1/desk/tasks/{id}/',
    who: 'staff',
    idempotent: 'by-nature',
    about: 'A task with what it needs: what it is about, the customer’s papers, what was tried, and how it can end. The look is audited.',
    ...byId,
    sends: 'json',
    status: 200,
    answer: task,
    errors: ['not_found'],
  }),
  takeTask: contract({
    method: 'POST',
    path: '/api/v1/desk/tasks/{id}/take/',
    ...working,
    idempotent: 'by-nature',
    about:
      'Makes an open task one’s own. One that a colleague has is handed over by them, or by a lead. `from` is who had it when it was read.',
    ...byId,
    body: z.strictObject({ from: pk.nullable() }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['not_found', 'not_in_this_state'],
  }),
  handOverTask: contract({
    method: 'POST',
    path: '/api/v1/desk/tasks/{id}/hand-over/',
    ...working,
    idempotent: 'by-nature',
    about: 'Gives a task to a colleague whose role works on it, or back to its queue, with a note of what they should know.',
    ...byId,
    body: z.strictObject({ to: pk.nullable(), note: ownWords(2000) }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['not_found', 'not_in_this_state', 'card_number_refused'],
  }),
  addTaskNote: contract({
    method: 'POST',
    path: '/api/v1/desk/tasks/{id}/notes/',
    ...working,
    idempotent: 'no',
    about: 'Writes down what was tried or said. Colleagues read it, the customer does not.',
    ...byId,
    body: z.strictObject({ text: ownWords(4000) }),
    sends: 'json',
    status: 201,
    answer: done,
    errors: ['not_found', 'card_number_refused'],
  }),
  addTaskPaper: contract({
    method: 'POST',
    path: '/api/v1/desk/tasks/{id}/papers/',
    ...working,
    idempotent: 'by-nature',
    takesFile: { field: 'file', mostBytes: mostFileBytes },
    about: 'Adds the paper that a task is about to the customer’s documents. A later one takes its place until the task ends.',
    ...byId,
    body: z.strictObject({}),
    sends: 'json',
    status: 201,
    answer: done,
    errors: ['not_found', 'not_in_this_state', 'file_refused'],
  }),
  settleTask: contract({
    method: 'POST',
    path: '/api/v1/desk/tasks/{id}/settle/',
    ...working,
    idempotent: 'by-key',
    about: 'Ends a task as one of its outcomes says: the customer’s state moves and the e-mail is sent with it, or nothing happens.',
    ...byId,
    body: z.strictObject({ outcome: z.string().max(60), values: z.record(z.string().max(60), z.string().max(10_000)) }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['not_found', 'not_in_this_state', 'over_the_limit', 'card_number_refused', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
})
