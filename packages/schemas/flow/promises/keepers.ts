import type { PurposeName } from '../purposes/purposes.ts'

type Keeper = {
  /** What does it: a job of the service, a call of a partner, an e-mail, a task of the desk, or what a colleague does for who calls in. */
  readonly by: 'job' | 'partner' | 'email' | 'task' | 'colleague'
  /** What happens, in words. */
  readonly about: string
  /** Business days that a colleague has for it: pages that say a time say this one. */
  readonly within?: number
  /** The purpose of the answer that brings it about: a step that asks something names this keeper where it asks for that. */
  readonly of?: PurposeName
}

/**
 * What keeps a promise of a page. The service has each of them (`packages/api/src/domains/keepers.ts`): a job, a partner’s call, an e-mail,
 * a task or an act of the desk that is gone does not compile there.
 */
export const keepers = {
  'plan-questions': { by: 'partner', about: 'Record keepers are asked for accounts, with the letter that was signed.' },
  moves: { by: 'partner', about: 'A record keeper is asked to move an account.' },
  'account-application': { by: 'partner', about: 'The application for an account is sent to the brokerage.' },
  'phone-code': { by: 'partner', of: 'call', about: 'A code is sent to a phone.' },
  texts: { by: 'partner', of: 'text', about: 'A text is sent to a phone.' },
  'small-deposits': { by: 'partner', of: 'account-link', about: 'Small deposits show that a bank account is theirs.' },

  'plan-questions-again': { by: 'job', about: 'A record keeper that has not answered in time is asked again, three times.' },
  'search-again': { by: 'job', about: 'The lists of unclaimed money are searched again each month.' },
  renewals: { by: 'job', about: 'A membership is renewed, and a payment that fails is tried again.' },
  'move-fees': { by: 'job', about: 'The fee for a move is charged, and tried again each day while there is no card.' },
  'loan-payouts': { by: 'job', of: 'loan', about: 'A loan is paid out on its day.' },
  deposits: { by: 'job', of: 'deposits', about: 'Deposits are taken on their days.' },
  'ira-changes': {
    by: 'job',
    about: 'A deposit that is changed to the other kind of IRA is sent to the brokerage, and followed until it is done.',
  },
  'tax-forms': { by: 'job', about: 'Forms 1099-R and 5498 are made and put with the documents.' },
  'letter-copies': { by: 'job', about: 'A copy of the signed letter is put with the documents.' },
  'data-copies': { by: 'job', about: 'A copy of everything that is stored about a person is made, announced, and deleted after a week.' },
  'beneficiary-lists': { by: 'job', about: 'A signed list of beneficiaries is given to the custodian an hour later.' },
  'recovery-links': { by: 'job', about: 'A week after all second factors were said to be lost, a link to start over is sent.' },
  'account-closing': { by: 'job', about: 'An account is closed a week after its owner asked, and what is not kept is deleted.' },

  'beneficiary-emails': { by: 'email', about: 'A list of beneficiaries is signed, taken back, in force or refused.' },
  'search-emails': { by: 'email', about: 'What a search has found.' },
  'answer-emails': { by: 'email', about: 'What a record keeper has answered.' },
  'unclaimed-emails': { by: 'email', about: 'What was found later in the lists of unclaimed money.' },
  'move-emails': { by: 'email', about: 'A move is asked for, accepted, sent, here or refused, and one is late.' },
  'account-emails': { by: 'email', about: 'An account is open, refused, or lacks something.' },
  'document-emails': { by: 'email', about: 'Documents are asked for.' },
  'signing-emails': { by: 'email', about: 'Papers are signed, or a link to sign them on a phone.' },
  'call-emails': { by: 'email', about: 'A call is booked, moved, cancelled, near or over, and what was agreed on it.' },
  receipts: { by: 'email', of: 'payment', about: 'A payment, with its receipt.' },
  'renewal-emails': { by: 'email', about: 'A membership will renew or end, or its payment failed.' },
  'deposit-emails': { by: 'email', of: 'deposits', about: 'A deposit plan begins, a deposit of it was not made, or one came back.' },
  'loan-emails': { by: 'email', about: 'Each stage of a loan, and payments that are late.' },
  'message-emails': { by: 'email', about: 'A message has arrived.' },
  'sign-in-emails': { by: 'email', about: 'Links that sign in, prove an address or set a password, and changes of an account.' },
  'closing-emails': { by: 'email', about: 'An account will be closed, is kept, or is closed.' },
  'waiting-list-emails': { by: 'email', about: 'A place on the waiting list is confirmed.' },

  'numbers-on-calls': {
    by: 'colleague',
    of: 'call',
    about: 'A person confirms the number of somebody whose phone gets no texts, on a call.',
  },
  'calls-stopped': { by: 'colleague', of: 'consent', about: 'A person records that somebody no longer wants to be called.' },
  'recovery-calls': { by: 'task', about: 'A person calls who has lost every second factor, where there is money.' },
  'booked-calls': { by: 'task', about: 'A person calls at the time that was booked.' },
  'waiting-list': { by: 'task', about: 'People on the waiting list are let in.' },
  'moves-by-hand': { by: 'task', about: 'A person sends or stops a form where no machine reaches a plan, or gets the plan’s own.' },
  'late-moves': { by: 'task', about: 'A person asks about a move that is late or did not arrive as it should.' },
  'plan-needs': {
    by: 'task',
    about: 'A person helps with what a plan asked for on a call, and writes.',
    within: 2,
  },
  'ira-kinds': { by: 'task', about: 'A person finds out what kind of IRA it is, where a customer isn’t sure.' },
  'message-answers': { by: 'task', of: 'help-message', about: 'A person answers a message.', within: 2 },
  'papers-from-plans': { by: 'task', about: 'A person asks an old plan for a paper.' },
  'complaint-answers': { by: 'task', about: 'A person answers a complaint.' },
  concierge: { by: 'task', about: 'The concierge goes through the list of accounts, and writes each week.', within: 2 },
  'outside-loan-answers': { by: 'task', of: 'outside-loan', about: 'A person answers a request for a loan that is not ours.', within: 2 },
  'money-answers': { by: 'task', of: 'money-request', about: 'A person writes about what to do with a balance.', within: 3 },
  'letter-withdrawals': {
    by: 'task',
    of: 'letter-of-authorization',
    about: 'Each company that has seen a letter gets to know that it is withdrawn.',
  },
  'application-checks': { by: 'task', about: 'A person asks the brokerage why an application was refused, and writes.', within: 3 },
  'papers-by-mail': { by: 'task', about: 'A person mails papers to people who have closed their account.' },
  'beneficiary-tasks': { by: 'task', about: 'A person gets what a list of beneficiaries lacks, and has it recorded.' },
  'claim-filings': { by: 'task', of: 'claim-filing', about: 'A person files a claim with a state.' },
} as const satisfies Readonly<Record<string, Keeper>>

export type KeeperName = keyof typeof keepers
/** The keepers of one kind. */
export type KeepersBy<By extends Keeper['by']> = {
  [K in KeeperName]: (typeof keepers)[K]['by'] extends By ? K : never
}[KeeperName]

export const keeperNames = Object.keys(keepers).filter((name): name is KeeperName => Object.hasOwn(keepers, name))

/** `keptBy` of anything with words. */
export const keptBy = {
  type: 'array',
  description: 'What keeps the promise that its words make: what the service, a partner or a colleague does.',
  minItems: 1,
  maxItems: 6,
  uniqueItems: true,
  items: { type: 'string', enum: keeperNames, description: 'A keeper of packages/schemas/flow/promises.' },
} as const
