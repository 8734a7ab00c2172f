import type { Customer } from '../data/customer.ts'
import type { OwnRole } from '../data/own-role.ts'
import type { Colleague } from '../data/staff.ts'
import type { Task } from '../data/task.ts'

/** The colleague who is at the desk in tests. */
export const me: OwnRole = { pk: 'ada', name: 'Ada Sample', role: 'support', second_factor: 'shown' }

export function colleague(more: Partial<Colleague> = {}): Colleague {
  return {
    pk: 'ada',
    name: 'Ada Sample',
    email: 'ada@example.com',
    role: 'support',
    since: '2026-01-05T12:00:00.000Z',
    has_second_factor: true,
    ...more,
  }
}

/** An open task that is the colleague's own. */
export function taskOf(more: Partial<Task> = {}): Task {
  return {
    pk: 't1',
    kind: 'contact-message',
    queue: 'messages',
    title: 'Answer a message',
    customer: 'Cora Lane',
    customer_pk: 'c1',
    state: 'open',
    assignee: { pk: 'ada', name: 'Ada Sample' },
    opened_at: '2026-11-20T12:00:00.000Z',
    waited_minutes: 4_380,
    due_at: '2026-11-24T12:00:00.000Z',
    is_late: false,
    todo: 'Read the message and answer it.',
    is_mine: true,
    takes_paper: false,
    may_work: true,
    parts: [
      {
        title: 'Where is my money?',
        facts: [{ label: 'From', value: 'Cora Lane' }],
        text: ['I moved it a month ago.'],
        papers: [{ pk: 'p1', title: 'Statement' }],
      },
    ],
    outcomes: [answered, moved],
    outcome: null,
    settled_at: null,
    settled_by: null,
    notes: [],
    ...more,
  }
}

type Outcome = Task['outcomes'][number]
const field: Pick<Outcome['fields'][number], 'hint' | 'is_optional' | 'options'> = { hint: null, is_optional: false, options: [] }

export const answered: Outcome = {
  name: 'answered',
  label: 'Send my answer',
  effect: 'The sender gets your answer by e-mail.',
  keeps_open: false,
  fields: [{ ...field, name: 'answer', type: 'long-text', label: 'Your answer' }],
}

/** An outcome with a field of each other type. */
export const moved: Outcome = {
  name: 'moved',
  label: 'The money moved',
  effect: 'The customer sees the amount on its way.',
  keeps_open: true,
  fields: [
    { ...field, name: 'amount', type: 'money', label: 'Amount' },
    { ...field, name: 'day', type: 'day', label: 'Day', is_optional: true },
    { ...field, name: 'how', type: 'choice', label: 'How', options: [{ value: 'wire', label: 'By wire' }] },
    { ...field, name: 'note', type: 'text', label: 'Remark', is_optional: true },
  ],
}

export function customerOf(more: Partial<Customer> = {}): Customer {
  return {
    pk: 'c1',
    name: 'Cora Lane',
    email: 'cora@example.com',
    since: '2026-02-01T12:00:00.000Z',
    masked: [{ what: 'ssn', label: 'Social Security number', value: '•••-••-6789' }],
    phone: { ending: '0134', is_confirmed: false, may_call: true, said_at: '2026-02-01T12:00:00.000Z' },
    parts: [{ title: 'Papers', facts: [], text: [], papers: [{ pk: 'p1', title: 'Loan note' }] }],
    timeline: [{ at: '2026-02-01T12:00:00.000Z', title: 'Signed up', by: 'customer', detail: null }],
    tasks: [],
    ...more,
  }
}
