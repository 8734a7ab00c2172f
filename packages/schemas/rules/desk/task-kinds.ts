import { identityTaskKinds } from './identity-task-kinds.ts'
import { loanTaskKinds } from './loan-task-kinds.ts'
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
  /** Whether a colleague adds a paper to it. */
  readonly takesPaper?: true
}

/** The queues of the desk, in the order in which they are shown. */
export const taskQueues = ['messages', 'calls', 'moves', 'loans', 'papers', 'payments', 'claims', 'complaints', 'waiting-list'] as const

export type TaskQueue = (typeof taskQueues)[number]

const answerOutcomes = {
  answered: {
    label: 'Send my answer',
    effect: 'The customer gets your answer by e-mail, and the task is done.',
    fields: { answer: { type: 'long-text', label: 'Your answer' } },
  },
  asked: {
    label: 'Ask for something',
    effect: 'The customer gets your question by e-mail, and how to reply: by e-mail or under Help. The task stays open.',
    fields: { question: { type: 'long-text', label: 'What you need from them' } },
    keepsOpen: true,
  },
  'taken-back': {
    label: 'They took it back',
    effect: 'Nothing is sent.',
    fields: { why: { type: 'text', label: 'How you know' } },
  },
} as const satisfies Readonly<Record<string, Outcome>>

const loanRequestOutcomes = {
  ...answerOutcomes,
  refused: {
    label: 'Say no',
    effect: 'The customer gets your reason by e-mail and on the page of their loan, with what they can do instead. The task is done.',
    fields: { why: { type: 'long-text', label: 'Why it isn’t possible, in words for the customer' } },
  },
} as const satisfies Readonly<Record<string, Outcome>>

/** Everything that people of ours do for customers. Each kind has a handler in the domain that it belongs to. */
export const taskKinds = {
  'contact-message': {
    queue: 'messages',
    title: 'Answer a message',
    todo: 'Read the message and answer it. If it complains about us, hand it to complaints as well. If it asks for data (“My data”), first make sure who asks.',
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
  'help-request': {
    queue: 'messages',
    title: 'Answer a customer',
    todo: 'Read the conversation and answer it. If papers go with your answer, add them to the task first.',
    takesPaper: true,
    dueInDays: 2,
    role: 'support',
    outcomes: {
      answered: {
        label: 'Send my answer',
        effect: 'The customer reads your answer and the papers you added in their account, and gets an e-mail with your words.',
        fields: { answer: { type: 'long-text', label: 'Your answer' } },
      },
      complaint: {
        label: 'It’s a complaint',
        effect: 'A complaint is opened with its own deadline, and the customer reads by when they’ll have an answer.',
        fields: {},
      },
    },
  },
  complaint: {
    queue: 'complaints',
    title: 'Answer a complaint',
    todo: 'Find out what happened, put it right if you can, and tell the customer what you found and did.',
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
  call: {
    queue: 'calls',
    title: 'Call a customer',
    todo: 'Call at the time that was booked, on the number below. For a rollover, call the record keeper with the customer on the line.',
    dueInDays: 1,
    role: 'support',
    outcomes: {
      spoke: {
        label: 'We spoke',
        effect:
          'The customer gets what you agreed on by e-mail. If it was about a rollover, the e-mail asks them to say on their page how the call went.',
        fields: { agreed: { type: 'long-text', label: 'What you agreed on' } },
      },
      'no-answer': {
        label: 'Nobody answered',
        effect: 'The customer gets an e-mail that we called, with a link to choose another time.',
        fields: {},
      },
    },
  },
  'claim-filing': {
    queue: 'claims',
    title: 'File a claim with a state',
    todo: 'File the claim on the state’s site with the customer’s name, address and papers. Write down the number that the state gives.',
    dueInDays: 5,
    role: 'operations',
    outcomes: {
      filed: {
        label: 'It’s filed',
        effect: 'The customer gets an e-mail with the state’s number. The task stays open until the state has answered.',
        keepsOpen: true,
        fields: {
          number: { type: 'text', label: 'The state’s claim number' },
          filed_on: { type: 'day', label: 'Filed on' },
        },
      },
      'paper-needed': {
        label: 'A paper is missing',
        effect: 'The customer gets an e-mail that says which paper, and to sign in and send it. The task stays open.',
        keepsOpen: true,
        fields: { paper: { type: 'text', label: 'Which paper, in words for the customer' } },
      },
      paid: {
        label: 'The state has paid',
        effect: 'The match is marked as claimed with this amount, and the customer gets an e-mail.',
        fields: { amount: { type: 'money', label: 'What the state paid' } },
      },
      refused: {
        label: 'The state has refused',
        effect: 'The claim ends, the customer can file it again, and gets an e-mail with the reason.',
        fields: { reason: { type: 'long-text', label: 'The state’s reason, in words for the customer' } },
      },
    },
  },
  ...identityTaskKinds,
  'close-account': {
    queue: 'papers',
    title: 'Close an empty account or an application at the brokerage',
    todo: 'The customer is leaving. Their account there is empty, or their application waits for papers that they won’t send. Ask the brokerage to close or withdraw it. Their account with us closes after that.',
    dueInDays: 5,
    role: 'operations',
    outcomes: {
      closed: {
        label: 'It’s closed there',
        effect: 'The account is marked as closed, and the customer gets an e-mail.',
        fields: {},
      },
      asked: {
        label: 'I’ve asked the brokerage',
        effect: 'It’s written down. The task stays open until the account is closed.',
        keepsOpen: true,
        fields: { how: { type: 'text', label: 'How and whom you asked' } },
      },
    },
  },
  'mail-paper': {
    queue: 'papers',
    title: 'Mail a paper to a former customer',
    todo: 'The customer has closed their account with us and can’t sign in. Print the paper and mail it to the address below.',
    dueInDays: 3,
    role: 'operations',
    outcomes: {
      mailed: {
        label: 'It’s in the mail',
        effect: 'The customer gets the paper by mail, and nothing else.',
        fields: { mailed_on: { type: 'day', label: 'Mailed on' } },
      },
      'no-address': {
        label: 'I can’t mail it',
        effect: 'It’s recorded, and the task stays open.',
        keepsOpen: true,
        fields: { tried: { type: 'text', label: 'What you tried' } },
      },
    },
  },
  'document-request': {
    queue: 'papers',
    title: 'Get a paper from a provider',
    takesPaper: true,
    todo: 'Ask the provider for the paper, with the letter of authorization. Add the file to the task when it comes.',
    dueInDays: 10,
    role: 'operations',
    outcomes: {
      asked: {
        label: 'I’ve asked for it',
        effect: 'It’s written down. The task stays open until the paper is here.',
        keepsOpen: true,
        fields: { how: { type: 'text', label: 'How and whom you asked' } },
      },
      here: {
        label: 'It’s here',
        effect: 'The paper you added is in the customer’s documents, and they get an e-mail.',
        fields: {},
      },
      refused: {
        label: 'There is none',
        effect: 'The request ends with this reason in the customer’s documents, and they get an e-mail.',
        fields: { reason: { type: 'long-text', label: 'Why, in words for the customer' } },
      },
    },
  },
  'waiting-list': {
    queue: 'waiting-list',
    title: 'Let someone in',
    todo: 'Invite them if we can help people from their employer, or anyone, by now.',
    dueInDays: 10,
    role: 'support',
    outcomes: {
      invited: {
        label: 'Invite them',
        effect: 'They get an e-mail with a link to begin, and leave the list.',
        fields: {},
      },
      'not-yet': {
        label: 'Not yet',
        effect: 'They stay on the list, and the task stays open.',
        keepsOpen: true,
        fields: { why: { type: 'text', label: 'What’s missing' } },
      },
    },
  },
  ...rolloverTaskKinds,
  'outside-loan-request': {
    queue: 'loans',
    title: 'Answer a request for a loan from a lender',
    todo: 'Ask the lenders that fit, if the customer allows it, and write what each one offers, with every cost.',
    dueInDays: 2,
    role: 'operations',
    outcomes: loanRequestOutcomes,
  },
  'refinance-request': {
    queue: 'loans',
    title: 'Answer a request to replace a loan',
    todo: 'Compare the loan they have with what’s possible, and list every cost. If the old one is better, say so.',
    dueInDays: 2,
    role: 'operations',
    outcomes: loanRequestOutcomes,
  },
  'money-request': {
    queue: 'moves',
    title: 'Help with money that was found',
    todo: 'The customer said what they want to do with a balance. Tell them the next step, what it costs and what tax is due.',
    dueInDays: 3,
    role: 'support',
    outcomes: answerOutcomes,
  },
  concierge: {
    queue: 'moves',
    title: 'Concierge: do the next step and write',
    todo: 'Go through the customer’s accounts, do what’s next with each one, and tell the customer what happened, even if nothing has moved.',
    dueInDays: 2,
    role: 'operations',
    outcomes: {
      written: {
        label: 'Send my e-mail',
        effect: 'The customer gets your e-mail. As long as they pay for this, the next one is due in a week.',
        fields: { letter: { type: 'long-text', label: 'Your e-mail' } },
      },
      finished: {
        label: 'Everything is done',
        effect: 'The customer gets your last e-mail, and no other one is due. Their membership isn’t canceled by this.',
        fields: { letter: { type: 'long-text', label: 'Your e-mail' } },
      },
    },
  },
  'letter-withdrawn': {
    queue: 'papers',
    title: 'Say that a letter of authorization is withdrawn',
    todo: 'Tell each company on the list that the letter is no longer valid.',
    dueInDays: 2,
    role: 'operations',
    outcomes: {
      said: {
        label: 'All of them know',
        effect: 'The customer gets an e-mail that says so.',
        fields: { how: { type: 'text', label: 'How you did it' } },
      },
    },
  },
  ...loanTaskKinds,
} as const satisfies Readonly<Record<string, TaskKindRule>>

export type TaskKind = keyof typeof taskKinds

/** What an outcome of a kind brings. */
export type SettledAs<K extends TaskKind> = Settled<(typeof taskKinds)[K]['outcomes']>

export function isTaskKind(name: string): name is TaskKind {
  return Object.hasOwn(taskKinds, name)
}
