import type { StaffRole } from './roles.ts'
import { rolloverTaskKinds } from './rollover-task-kinds.ts'
import type { Outcome, Settled } from './task-form.ts'

export type TaskKindRule = {
  readonly queue: TaskQueue
  readonly title: string
  /** What the colleague does, in a sentence or two. */
  readonly todo: string
  /** Working days until it is late. */
  readonly dueInDays: number
  /** Who works on it; leads may always. */
  readonly role: Exclude<StaffRole, 'lead' | 'compliance'>
  readonly outcomes: Readonly<Record<string, Outcome>>
}

/** The queues of the desk, in the order in which they are shown. */
export const taskQueues = ['messages', 'calls', 'moves', 'loans', 'papers', 'payments', 'claims', 'complaints', 'waiting-list'] as const

export type TaskQueue = (typeof taskQueues)[number]

/** Everything that people of ours do for customers. Each kind has a handler in the domain that it belongs to. */
export const taskKinds = {
  'contact-message': {
    queue: 'messages',
    title: 'Answer a message',
    todo: 'Read the message and answer it. If it complains about us, hand it to complaints as well.',
    dueInDays: 2,
    role: 'support',
    outcomes: {
      answered: {
        label: 'Send my answer',
        effect: 'The sender gets your answer by e-mail.',
        fields: { answer: { type: 'long-text', label: 'Your answer' } },
      },
      complaint: {
        label: 'It’s a complaint',
        effect: 'A complaint is opened with its own deadline, and the sender gets an e-mail that says by when they’ll have an answer.',
        fields: {},
      },
      'no-answer': {
        label: 'Needs no answer',
        effect: 'Nothing is sent. Say why, for the record.',
        fields: { why: { type: 'text', label: 'Why it needs no answer' } },
      },
    },
  },
  complaint: {
    queue: 'complaints',
    title: 'Answer a complaint',
    todo: 'Find out what happened, put it right where it can be, and write to the customer what you found and did.',
    dueInDays: 15,
    role: 'support',
    outcomes: {
      answered: {
        label: 'Send the answer',
        effect: 'The customer gets the answer by e-mail, and the complaint is closed.',
        fields: {
          found: {
            type: 'choice',
            label: 'What you found',
            options: { ours: 'We were at fault', partly: 'Partly', theirs: 'We were not' },
          },
          answer: { type: 'long-text', label: 'The answer' },
        },
      },
    },
  },
  ...rolloverTaskKinds,
} as const satisfies Readonly<Record<string, TaskKindRule>>

export type TaskKind = keyof typeof taskKinds

/** What an outcome of a kind brings. */
export type SettledAs<K extends TaskKind> = Settled<(typeof taskKinds)[K]['outcomes']>

export function isTaskKind(name: string): name is TaskKind {
  return Object.hasOwn(taskKinds, name)
}
