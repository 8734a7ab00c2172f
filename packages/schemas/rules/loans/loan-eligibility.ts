import type { Words } from '../../language.ts'
import { type LoanPlan, loanLimit } from './plan-loans.ts'
import type { SavingsBand } from './savings-bands.ts'

const workReasonNames = ['employment-unknown', 'not-self-employed', 'has-employees'] as const
const planReasonNames = [
  'no-plan',
  'no-balance',
  'ira-only',
  'plan-not-signed',
  'plan-not-open',
  'plan-empty',
  'limit-used',
  'no-bank',
] as const

/** Why no loan is possible now: the work of a person rules it out, or something has to be done first. */
export const loanReasonNames = [...workReasonNames, ...planReasonNames] as const
export type LoanReason = (typeof loanReasonNames)[number]

type WorkReason = (typeof workReasonNames)[number]
type PlanReason = (typeof planReasonNames)[number]

type Worker = {
  /** The answer of the questionnaire; undefined when it was not given. */
  readonly employmentStatus: string | undefined
  /** Undefined when it was not asked: it is then a condition that they sign. */
  readonly hasEmployees: boolean | undefined
}

/** The individual 401(k) with us. Another provider's plan cannot lend through us, whatever is in it. */
export type PlanHere = {
  readonly isOpen: boolean
  /** Whether its adoption agreement is signed. */
  readonly isSigned: boolean
  /** What our books hold in it. */
  readonly valueCents: number
}

export type LoanAsker = Worker & {
  readonly plan: PlanHere | undefined
  /** Whether a linked bank can be paid to and debited. */
  readonly hasBank: boolean
  readonly availableCents: number
  /** What they have elsewhere that could be moved into an individual 401(k), and what could not. */
  readonly movableCents: number
  readonly iraCents: number
}

const words: Readonly<Record<LoanReason, Words<string>>> = {
  'employment-unknown': {
    en: 'Tell us first how you earn your money. Only people with their own work or business can have an individual 401(k).',
    es: 'Dinos primero cómo ganas tu dinero. Solo quien tiene trabajo o negocio propio puede tener un 401(k) individual.',
  },
  'not-self-employed': {
    en: 'Most of your pay doesn’t come from your own work or business. An individual 401(k) needs that.',
    es: 'La mayor parte de lo que ganas no viene de tu propio trabajo o negocio. Un 401(k) individual lo exige.',
  },
  'has-employees': {
    en: 'You have employees. An individual 401(k) is for people without any.',
    es: 'Tienes empleados. Un 401(k) individual es para quien no tiene ninguno.',
  },
  'no-plan': {
    en: 'You don’t have an individual 401(k) with us yet. We can lend only from one. Open it first, then move savings into it.',
    es: 'Aún no tienes un 401(k) individual con nosotros. Solo podemos prestar desde uno. Ábrelo primero y luego mueve ahorros a él.',
  },
  'no-balance': {
    en: 'We don’t know of any savings that can be moved into an individual 401(k).',
    es: 'No sabemos de ahorros que se puedan mover a un 401(k) individual.',
  },
  'ira-only': {
    en: 'Your savings are in an IRA. The law doesn’t let an IRA lend.',
    es: 'Tus ahorros están en una IRA. La ley no permite que una IRA preste.',
  },
  'plan-not-open': {
    en: 'Your individual 401(k) isn’t open yet. You’ll get an e-mail when it is.',
    es: 'Tu 401(k) individual aún no está abierto. Te llega un correo electrónico cuando lo esté.',
  },
  'plan-not-signed': {
    en: 'The adoption agreement of your individual 401(k) isn’t signed yet.',
    es: 'El acuerdo de adopción de tu 401(k) individual aún no está firmado.',
  },
  'plan-empty': {
    en: 'No money has arrived in your individual 401(k) yet. Move savings into it first.',
    es: 'Aún no ha llegado dinero a tu 401(k) individual. Mueve primero ahorros a él.',
  },
  'no-bank': {
    en: 'No bank account is linked. We pay the loan to your bank, and each payment comes from it.',
    es: 'No hay una cuenta bancaria conectada. Pagamos el préstamo a tu banco, y de ahí sale cada pago.',
  },
  'limit-used': {
    en: 'What you could borrow is less than the smallest loan. Half of your vested balance has to stay, and loans that you have count too.',
    es: 'Lo que podrías pedir prestado es menos que el préstamo más pequeño. La mitad de tu saldo “vested”, que ya es tuyo, se tiene que quedar, y los préstamos que ya tienes también cuentan.',
  },
}

export function loanReasonWords(reason: LoanReason): Words<string> {
  return words[reason]
}

/** What rules an individual 401(k) out. */
export function workReasons({ employmentStatus, hasEmployees }: Worker): WorkReason[] {
  const own: WorkReason[] = []
  if (employmentStatus === undefined) own.push('employment-unknown')
  else if (employmentStatus !== 'self-employed') own.push('not-self-employed')
  return hasEmployees ? [...own, 'has-employees'] : own
}

/** Why a loan is not possible now, in the order in which it can be put right. None: it is possible. */
export function loanReasons(rules: LoanPlan, asker: LoanAsker): LoanReason[] {
  const byWork = workReasons(asker)
  return byWork.length > 0 ? byWork : planReasons(rules, asker)
}

/** Whether people may borrow once their savings are in an individual 401(k) with us: the work fits, and there is enough. */
export function couldBorrow(rules: LoanPlan, asker: LoanAsker & { readonly owedCents: number }): boolean {
  const { plan, movableCents, owedCents } = asker
  const vestedCents = Math.max((plan?.valueCents ?? 0) + owedCents, movableCents)
  const { availableCents } = loanLimit(rules, { vestedCents, owedCents, highestOwedCents: owedCents, promisedCents: 0 })
  return workReasons(asker).length === 0 && availableCents >= rules.leastCents
}

/** What can come of a wish to borrow: ruled out for good by work or savings, unsure while people do not know what they have, or open. */
export type LoanOutlook = 'open' | 'unsure' | 'ruled-out'

type Hopeful = LoanAsker & { readonly owedCents: number; readonly savings: SavingsBand | undefined }

/** Only answers rule anything out: a question that was not asked yet leaves it open. */
export function loanOutlook(rules: LoanPlan, asker: Hopeful): LoanOutlook {
  if (workReasons(asker).some((reason) => reason !== 'employment-unknown')) return 'ruled-out'
  const { savings } = asker
  if (savings === undefined || couldBorrow(rules, { ...asker, employmentStatus: 'self-employed', hasEmployees: false })) return 'open'
  return savings === 'not-sure' ? 'unsure' : 'ruled-out'
}

function planReasons(rules: LoanPlan, { plan, hasBank, availableCents, movableCents, iraCents }: LoanAsker): PlanReason[] {
  const reasons: PlanReason[] = []
  if (!plan) {
    reasons.push('no-plan')
    if (movableCents <= 0) reasons.push(iraCents > 0 ? 'ira-only' : 'no-balance')
  } else {
    if (!plan.isSigned) reasons.push('plan-not-signed')
    if (!plan.isOpen) reasons.push('plan-not-open')
    else if (plan.valueCents <= 0) reasons.push('plan-empty')
    else if (availableCents < rules.leastCents) reasons.push('limit-used')
  }
  if (!hasBank) reasons.push('no-bank')
  return reasons
}

type Savings = Worker & { readonly vestedCents: number; readonly preTaxIraCents: number }

/**
 * What can be moved into an individual 401(k). An IRA cannot lend, and its pre-tax money may be moved into the plan of people who work
 * for themselves and have said that nobody works for them.
 */
export function movableToPlanCents({ employmentStatus, hasEmployees, vestedCents, preTaxIraCents }: Savings): number {
  return employmentStatus === 'self-employed' && hasEmployees === false ? vestedCents + preTaxIraCents : vestedCents
}
