import type { Page } from 'playwright-core'
import { moveClock } from '../../faults/support/pass-time.ts'
import { comeBack, fundPlan, linkBank, openIra, register, savePersonalInformation } from './acts.ts'
import type { Customer } from './customer.ts'
import { newPerson } from './person.ts'
import type { Stage } from './stage.ts'

const [halfMinuteMs, dayMs] = [30_000, 86_400_000]

/** Somebody with an open account here. `pass` lets time go by for the service while the page stands as it is. */
export type Saver = Customer & { readonly pass: (ms: number) => Promise<void> }

type Having = {
  readonly width?: number
  /** An individual 401(k) with $40,000; or else an IRA with nothing in it yet. */
  readonly hasPlan?: boolean
}

/** Somebody who can move money, at a page whose clock shows the day of the service: signed in, with a bank and an account. */
export async function becomeSaver({ service, visit }: Stage, { width = 390, hasPlan = false }: Having = {}): Promise<Saver> {
  const visitor = await visit({ width })
  const person = newPerson()
  const pass = (ms: number) => moveClock(service.books, ms)
  const passDays = (days: number) => pass(days * dayMs)
  const send = await register(visitor, person)
  await savePersonalInformation(send, person, true)
  if (hasPlan) await fundPlan(send, person, passDays)
  else {
    await openIra(send, person, passDays)
    await linkBank(send)
  }
  await visitor.page.clock.install({ time: await service.books.now() })
  await comeBack(send, person)
  return { ...visitor, person, send, pass }
}

/** Half a minute at a page that nobody touches: it asks by itself whether what moves has moved on. */
export async function onTheirOwn(page: Page): Promise<void> {
  await page.clock.fastForward(halfMinuteMs)
}
