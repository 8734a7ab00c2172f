import type { Facts } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'
import type { Words } from '@app/schemas/language'
import type { ActKey, ProgressKey } from '@app/schemas/rules/answers/progress-keys'

/** What the service knows when it checks progress: facts, and the names of what was answered in any mode. */
export type Known = { readonly facts: Facts; readonly answered: ReadonlySet<string> }

type Act = { readonly kind: 'act'; readonly isAllowed: (known: Known) => boolean }
type Stored = { readonly kind: 'derived'; readonly fact: string; readonly value: FactValue } | { readonly kind: 'told' }

/**
 * How a key becomes true: it follows from a fact; a domain tells it itself, as `progress.KEY`; or it is something the person did, kept
 * once they say so and it can be so. `todo` says what to do for it.
 */
type KeyRule = { readonly todo: Words<string> } & (Act | Stored)
type KeyRules = { readonly [K in ProgressKey]: { readonly todo: Words<string> } & (K extends ActKey ? Act : Stored) }

const interestAnswers = ['stop_losing', 'account_plan', 'cash_need', 'concierge', 'member', 'pay_membership', 'destination']
const destinationAnswers = ['destination', 'ira_home']

/** The keys in the order of the specification. */
export const keyRules = {
  previous_jobs: { kind: 'told', todo: { en: 'Save your work history first.', es: 'Guarda primero tus trabajos anteriores.' } },
  personal_information: {
    kind: 'derived',
    fact: 'personal.record',
    value: 'present',
    todo: {
      en: 'Save your name, address, birth date and Social Security number first.',
      es: 'Guarda primero tu nombre, dirección, fecha de nacimiento y número de Seguro Social.',
    },
  },
  letter_auth: {
    kind: 'derived',
    fact: 'letter.signed',
    value: true,
    todo: { en: 'Read and sign the letter of authorization first.', es: 'Lee y firma primero la carta de autorización.' },
  },
  rollover_401k_accounts: {
    kind: 'told',
    todo: { en: 'Say first which accounts you want to move.', es: 'Di primero qué cuentas quieres mover.' },
  },
  rollover_destination: {
    kind: 'act',
    isAllowed: ({ answered }) => destinationAnswers.some((name) => answered.has(name)),
    todo: { en: 'Choose first where your money should go.', es: 'Elige primero adónde debe ir tu dinero.' },
  },
  accounts_found: {
    kind: 'derived',
    fact: 'search.state',
    value: 'ended',
    todo: { en: 'Start a search first and let it end.', es: 'Empieza primero una búsqueda y deja que termine.' },
  },
  estimated_401k_fees: {
    kind: 'act',
    isAllowed: ({ facts }) => facts['personal.record'] === 'present' && facts['letter.signed'] === true,
    todo: {
      en: 'Save your personal information and sign the letter first, then look at the fee estimate.',
      es: 'Guarda primero tus datos personales y firma la carta; después mira la estimación de comisiones.',
    },
  },
  ira_interested: {
    kind: 'act',
    isAllowed: ({ facts, answered }) => facts['ira.interest'] === true || interestAnswers.some((name) => answered.has(name)),
    todo: { en: 'Say first what you want to do with your money.', es: 'Di primero qué quieres hacer con tu dinero.' },
  },
  ira_created: {
    kind: 'told',
    todo: { en: 'Open an IRA first, or tell us about the one you have.', es: 'Abre primero una IRA o cuéntanos de la que tienes.' },
  },
  selected_401ks: {
    kind: 'told',
    todo: { en: 'Choose the accounts to roll over first.', es: 'Elige primero las cuentas que quieres mover.' },
  },
  rollover_call_scheduled: {
    kind: 'told',
    todo: {
      en: 'Book the call with the company that holds the plan first.',
      es: 'Programa primero la llamada con la empresa que administra el plan.',
    },
  },
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
