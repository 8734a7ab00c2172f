import type { Path } from '@app/engine/author'
import type { FactValue } from '@app/schemas/flow/condition'
import { addIra, addJob, register, search, signLetter, tellAboutMe } from './acts.ts'
import type { Visitor } from './browser.ts'
import { modeOf } from './mode.ts'
import type { Person } from './person.ts'
import type { BrowserService } from './service.ts'

type Given = {
  readonly visitor: Visitor
  readonly person: Person
  readonly mode: string
  readonly path: Path
  readonly service: BrowserService
}

const bankDayMs = 3 * 86_400_000

/**
 * Brings about, by calls, what must be so before a walk begins: what people arrive with, and what the service finds on the way though
 * nothing on the way can make it so. Says whether the person has an account then.
 */
export async function arrange({ visitor, person, mode, path, service }: Given): Promise<boolean> {
  const { arrives } = modeOf(mode).flow.resolved
  const found: Readonly<Record<string, FactValue>> = Object.assign({}, ...path.steps.map(({ facts }) => facts))
  const walked = new Set(path.steps.map(({ step }) => step))
  const hasBalance = found['balance.found'] === true
  // A walk that searches and does not ask for jobs finds what was told before.
  const needsJob = walked.has('search') && !walked.has('previous-jobs') && found['accounts.found'] === true
  const hasIra = found['ira.exists'] === true && !walked.has('ira/open-IRA')
  if (arrives === undefined && !hasBalance && !needsJob && !hasIra) return false

  const send = await register(visitor, person)
  if (arrives !== undefined || hasBalance) await tellAboutMe(send, person)
  if (arrives === 'letter' || hasBalance) await signLetter(send, person)
  if (needsJob || hasBalance) await addJob(send, true)
  if (hasIra) await addIra(send)
  if (hasBalance) {
    await search(send)
    await letTimePass(service)
  }
  return true
}

/** A record keeper answers on the next working day. */
async function letTimePass({ books }: BrowserService): Promise<void> {
  await books.advance(bankDayMs)
  for (let calm = 0; calm < 4; ) {
    await new Promise((resolve) => setTimeout(resolve, 400))
    calm = (await books.countJobs()) === 0 ? calm + 1 : 0
  }
}
