import { codeAt } from '@app/api/testing-codes'
import type { Page } from 'playwright-core'
import { moveClock } from '../../faults/support/pass-time.ts'
import { answerQuestions, fundPlan, linkBank, openIra, register, type Send, savePersonalInformation } from './acts.ts'
import type { Customer } from './customer.ts'
import { newPerson } from './person.ts'
import type { Stage } from './stage.ts'

const [halfMinuteMs, hourMs, dayMs] = [30_000, 3_600_000, 86_400_000]

/** Somebody with an open account here. `pass` lets time go by for the service while the page stands as it is. */
export type Saver = Customer & {
  readonly pass: (ms: number) => Promise<void>
  /** What their authenticator app shows now; each code counts once. */
  readonly code: () => Promise<string>
}

type Having = {
  readonly width?: number
  /** An individual 401(k) with $40,000; or else an IRA with nothing in it yet. */
  readonly hasPlan?: boolean
  /** Signs in with an authenticator app as well. */
  readonly hasApp?: boolean
}

/** Somebody who can move money, at a page whose clock shows the day of the service: signed in, with a bank and an account. */
export async function becomeSaver(
  { service, visit }: Stage,
  { width = 390, hasPlan = false, hasApp = false }: Having = {},
): Promise<Saver> {
  const visitor = await visit({ width })
  const person = newPerson()
  const pass = (ms: number) => moveClock(service.books, ms)
  // What waits is sent first: a leap over days would send it where it lands.
  const passDays = async (days: number) => {
    await pass(hourMs)
    await pass(days * dayMs)
  }
  const send = await register(visitor, person)
  const now = () => service.books.now()
  const key = hasApp ? await addApp(send, await now()) : ''
  await savePersonalInformation(send, person, true)
  if (hasPlan) {
    await answerQuestions(send)
    await fundPlan(send, person, passDays)
  } else {
    await openIra(send, person, passDays)
    await linkBank(send)
  }
  await visitor.page.clock.install({ time: await now() })
  return { ...visitor, person, send, pass, code: async () => codeAt(key, await now()) }
}

/** Sets up an authenticator app; gives its key. Before there is money: after that it takes a code from an e-mail too. */
async function addApp(send: Send, now: Date): Promise<string> {
  const { secret } = await send('POST', '/api/v1/auth/second-factor/')
  await send('POST', '/api/v1/auth/second-factor/confirm/', { code: codeAt(String(secret), now) })
  return String(secret)
}

/** Half a minute at a page that nobody touches: it asks by itself whether what moves has moved on. */
export async function onTheirOwn(page: Page): Promise<void> {
  await page.clock.fastForward(halfMinuteMs)
}
