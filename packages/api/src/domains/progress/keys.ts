import type { Facts } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'
import type { ActKey, ProgressKey } from '@app/schemas/rules/answers/progress-keys'

/** What the service knows when it checks progress: facts, and the names of what was answered in any mode. */
export type Known = { readonly facts: Facts; readonly answered: ReadonlySet<string> }

type Act = { readonly kind: 'act'; readonly isAllowed: (known: Known) => boolean }
type Stored = { readonly kind: 'derived'; readonly fact: string; readonly value: FactValue } | { readonly kind: 'told' }

/**
 * How a key becomes true: it follows from a fact; a domain tells it itself, as `progress.KEY`; or it is something the person did, kept
 * once they say so and it can be so. `todo` says what to do for it.
 */
type KeyRule = { readonly todo: string } & (Act | Stored)
type KeyRules = { readonly [K in ProgressKey]: { readonly todo: string } & (K extends ActKey ? Act : Stored) }

const interestAnswers = ['stop_losing', 'account_plan', 'cash_need', 'concierge', 'member', 'pay_membership', 'destination']
const destinationAnswers = ['destination', 'ira_home']

/** The keys in the order of the specification. */
export const keyRules = {
  previous_jobs: { kind: 'told', todo: 'Save your work history first.' },
  personal_information: {
    kind: 'derived',
    fact: 'personal.record',
    value: 'present',
    todo: 'Save your name, address, birth date and Social Security number first.',
  },
  letter_auth: { kind: 'derived', fact: 'letter.signed', value: true, todo: 'Read and sign the letter of authorization first.' },
  rollover_401k_accounts: { kind: 'told', todo: 'Say first which accounts you want to move.' },
  rollover_destination: {
    kind: 'act',
    isAllowed: ({ answered }) => destinationAnswers.some((name) => answered.has(name)),
    todo: 'Choose first where your money should go.',
  },
  accounts_found: { kind: 'derived', fact: 'search.state', value: 'ended', todo: 'Start a search first and let it end.' },
  estimated_401k_fees: {
    kind: 'act',
    isAllowed: ({ facts }) => facts['personal.record'] === 'present' && facts['letter.signed'] === true,
    todo: 'Save your personal information and sign the letter first, then look at the fee estimate.',
  },
  ira_interested: {
    kind: 'act',
    isAllowed: ({ facts, answered }) => facts['ira.interest'] === true || interestAnswers.some((name) => answered.has(name)),
    todo: 'Say first what you want to do with your money.',
  },
  ira_created: { kind: 'told', todo: 'Open an IRA first, or tell us about the one you have.' },
  selected_401ks: { kind: 'told', todo: 'Choose the accounts to roll over first.' },
  rollover_call_scheduled: { kind: 'told', todo: 'Book the call with the company that holds the plan first.' },
} as const satisfies KeyRules

/** Whether a key is true. */
export function isDone(key: ProgressKey, { facts }: Known): boolean {
  const rule: KeyRule = keyRules[key]
  if (rule.kind === 'derived') return facts[rule.fact] === rule.value
  return facts[`progress.${key}`] === true
}

/** Whether a key may be claimed. */
export function mayClaim(key: ProgressKey, known: Known): boolean {
  const rule: KeyRule = keyRules[key]
  return isDone(key, known) || (rule.kind === 'act' && rule.isAllowed(known))
}
