import type { Path } from '@app/engine/author'
import type { FactValue } from '@app/schemas/flow/condition'
import { addIra, addJob, answerQuestions, askForRollover, linkPlan, register, type Send, search, signLetter, tellAboutMe } from './acts.ts'
import type { Visitor } from './browser.ts'
import { eligibleAnswers } from './customer.ts'
import { modeOf } from './mode.ts'
import type { Person } from './person.ts'
import type { BrowserService } from './service.ts'
import { knownCompany, stillCompany } from './usual-answers.ts'

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
  readonly eligible: boolean
  /** Where they worked, when a search has to know it before they are asked. */
  readonly job: string | undefined
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
  if (wanted.record) await tellAboutMe(send, person)
  if (wanted.letter) await signLetter(send, person)
  if (wanted.job !== undefined) await addJob(send, wanted.job)
  if (wanted.ira) await addIra(send)
  if (wanted.eligible) await becomeEligible(send)
  if (wanted.account === undefined) return true
  await search(send)
  if (wanted.account === 'refused') await askForRollover(send)
  await letTimePass(service)
  return true
}

/** The same for somebody who answers as they like: only what people arrive with. */
export async function arriveAs(visitor: Visitor, person: Person, mode: string): Promise<boolean> {
  const { arrives } = modeOf(mode).flow.resolved
  if (arrives === undefined) return false
  const send = await register(visitor, person)
  await tellAboutMe(send, person)
  if (arrives === 'letter') await signLetter(send, person)
  return true
}

function wantedFor(mode: string, path: Path): Wanted {
  const { arrives } = modeOf(mode).flow.resolved
  const found: Readonly<Record<string, FactValue>> = Object.assign({}, ...path.steps.map(({ facts }) => facts))
  const walked = new Set(path.steps.map(({ step }) => step))
  const isRefused = found['rollover.possible'] === false && found['accounts.found'] !== false
  const account = isRefused ? 'refused' : found['balance.found'] === true ? 'balance' : undefined
  // A walk that searches and does not ask for jobs finds what was told before.
  const isUntold = walked.has('search') && !walked.has('previous-jobs') && found['accounts.found'] === true
  return {
    record: arrives !== undefined || account !== undefined,
    letter: arrives === 'letter' || account !== undefined,
    ira: found['ira.exists'] === true && !walked.has('ira/open-IRA'),
    eligible: found['loan.eligible'] === true && !walked.has('qa2'),
    job: isRefused ? stillCompany : account !== undefined || isUntold ? knownCompany : undefined,
    account,
  }
}

async function becomeEligible(send: Send): Promise<void> {
  await answerQuestions(send, eligibleAnswers)
  await linkPlan(send)
}

const someDaysMs = 7 * 86_400_000

/** A record keeper answers on the next working day, and says no to a move after two. */
async function letTimePass({ books }: BrowserService): Promise<void> {
  await books.advance(someDaysMs)
  for (let calm = 0; calm < 4; ) {
    await new Promise((resolve) => setTimeout(resolve, 400))
    calm = (await books.countJobs()) === 0 ? calm + 1 : 0
  }
}
