import type { Path } from '@app/engine/author'
import type { FactValue } from '@app/schemas/flow/condition'
import { moveClock } from '../../faults/support/pass-time.ts'
import {
  addIra,
  addJob,
  answerQuestions,
  answerSome,
  askForRollover,
  fundPlan,
  linkPlan,
  register,
  type Send,
  savePersonalInformation,
  search,
  signLetter,
  untilFound,
} from './acts.ts'
import type { Visitor } from './browser.ts'
import { modeOf } from './mode.ts'
import type { Person } from './person.ts'
import type { BrowserService } from './service.ts'
import { knownCompany, stillCompany, unknownCompany } from './usual-answers.ts'

type Given = {
  readonly visitor: Visitor
  readonly person: Person
  readonly mode: string
  readonly path: Path
  readonly service: BrowserService
}

/** What must be so before a walk begins. */
type Wanted = {
  readonly record: boolean
  readonly letter: boolean
  readonly ira: boolean
  /** Savings elsewhere that a loan could come from later, or a plan with us that can lend now. */
  readonly loan: 'later' | 'now' | undefined
  /** The answers for it, where they are not asked on the way or a plan has to be opened before. */
  readonly answers: boolean
  /** What was answered before, where the walk goes by it and doesn't ask it. */
  readonly earlier: Readonly<Record<string, unknown>> | undefined
  /** Where they worked, when a search has to know it before they are asked. */
  readonly job: string | undefined
  /** A search that has ended by then, and found nothing. */
  readonly nothingFound: boolean
  /** How far it has come with the account there: found with a balance, or asked to be moved and refused. */
  readonly account: 'balance' | 'refused' | undefined
}

/**
 * Brings about, by calls, what must be so before a walk begins: what people arrive with, and what the service finds on the way though
 * nothing on the way can make it so. Says whether the person has an account then.
 */
export async function arrange({ visitor, person, mode, path, service }: Given): Promise<boolean> {
  const wanted = wantedFor(mode, path)
  if (!Object.values(wanted).some(Boolean)) return false
  const send = await register(visitor, person)
  if (wanted.record) await savePersonalInformation(send, person)
  if (wanted.letter) await signLetter(send, person)
  if (wanted.job !== undefined) await addJob(send, wanted.job)
  if (wanted.nothingFound) await search(send)
  if (wanted.ira) await addIra(send)
  if (wanted.answers) await answerQuestions(send)
  if (wanted.earlier) await answerSome(send, wanted.earlier)
  if (wanted.loan === 'later') await linkPlan(send)
  if (wanted.loan === 'now') await fundPlan(send, person, (days) => moveClock(service.books, days * dayMs))
  if (wanted.account !== undefined) await followAccount(send, person, wanted.account, mode, service)
  return true
}

/** What the service knows as soon as it was done on these steps. */
const deeds: Readonly<Record<string, string>> = {
  payment: 'payment.made',
  'credit-card-payment': 'payment.made',
  'loan-request': 'loan.requested',
  signatures: 'papers.signed',
  'sign-phone': 'papers.signed',
}

/**
 * A way on which something is done, and is not so afterwards, is one that nobody can be brought to. The papers of a loan are there as soon
 * as it is agreed, and so is what follows from a payment, a request or a signature.
 */
export function canBeWalked({ steps }: Path): boolean {
  const isUndone = steps.some(({ step, action, facts }) => action === undefined && facts[deeds[step] ?? ''] === false)
  return steps.at(-1)?.step !== 'loan-terms' && !isUndone
}

/** Whether a walk needs time to pass before it begins: the clock of the service is then ahead of that of the browser. */
export function needsTime(mode: string, path: Path): boolean {
  const { account, loan } = wantedFor(mode, path)
  return account !== undefined || loan === 'now'
}

/** The same for somebody who answers as they like: only what people arrive with. */
export async function arriveAs(visitor: Visitor, person: Person, mode: string): Promise<boolean> {
  const { arrives } = modeOf(mode).flow.resolved
  if (arrives === undefined) return false
  const send = await register(visitor, person)
  await savePersonalInformation(send, person)
  if (arrives === 'letter') await signLetter(send, person)
  return true
}

function wantedFor(mode: string, path: Path): Wanted {
  const { arrives } = modeOf(mode).flow.resolved
  const found: Readonly<Record<string, FactValue>> = Object.assign({}, ...path.steps.map(({ facts }) => facts))
  const walked = new Set(path.steps.map(({ step }) => step))
  const isRefused = found['rollover.possible'] === false && (found['accounts.found'] !== false || found['search.state'] === 'running')
  const account = isRefused ? 'refused' : found['balance.found'] === true ? 'balance' : undefined
  // A walk that searches and does not ask for jobs finds what was told before.
  const isUntold = walked.has('search') && !walked.has('previous-jobs') && found['accounts.found'] === true
  const earlier = answeredEarlier(path.steps)
  // Those who are ruled out never get as far as a plan with us.
  const borrows = found['loan_interest'] !== false && earlier === undefined
  const loan = borrows && found['loan.ready'] === true ? 'now' : borrows && found['loan.eligible'] === true ? 'later' : undefined
  // Only a walk that never searches has to have done so before.
  const nothingFound = found['accounts.found'] === false && found['search.state'] === 'ended' && !walked.has('search')
  return {
    record: arrives !== undefined || account !== undefined || loan === 'now' || nothingFound,
    letter: arrives === 'letter' || account !== undefined || nothingFound,
    // Money is moved to an account that there is: whoever asks for that has one, or opens it on the way.
    ira: (found['ira.exists'] === true || walked.has('final-step')) && !walked.has('ira/open-IRA') && !walked.has('ira/open-beagle'),
    loan,
    answers: loan === 'now' || (loan === 'later' && !walked.has('qa2')),
    earlier,
    nothingFound,
    job: nothingFound ? unknownCompany : isRefused ? stillCompany : account !== undefined || isUntold ? knownCompany : undefined,
    account,
  }
}

/** What a walk goes by before it asks for it: it was told in another mode. What is asked on the way is answered as planned. */
function answeredEarlier(steps: Path['steps']): Wanted['earlier'] {
  const walked = steps.map(({ step }) => step)
  const foundBefore = (asking: readonly string[]) => {
    const asked = walked.findIndex((step) => asking.includes(step))
    return Object.assign({}, ...steps.slice(0, asked < 0 ? undefined : asked).map(({ facts }) => facts)) as Path['steps'][number]['facts']
  }
  if (foundBefore(['country-citizenship'])['country.served'] === false)
    return { citizen_status: 'visa-holder', country_citizenship: 'Belarus' }
  const outlook = foundBefore(['loan-check', 'qa2'])['loan.outlook']
  if (outlook === 'ruled-out') return { employment_status: 'retired' }
  return outlook === 'unsure' ? { employment_status: 'self-employed', has_employees: false, savings_estimate: 'not-sure' } : undefined
}

const dayMs = 86_400_000
const someDaysMs = 7 * dayMs

/** A record keeper answers on the next working day, and says no to a move after two. */
async function followAccount(
  send: Send,
  person: Person,
  account: 'balance' | 'refused',
  mode: string,
  { books }: BrowserService,
): Promise<void> {
  await search(send)
  if (account === 'refused') await askForRollover(send, person)
  await moveClock(books, someDaysMs)
  await (account === 'refused' ? untilFound(send, mode, 'rollover.possible', false) : untilFound(send, mode, 'balance.found', true))
}
