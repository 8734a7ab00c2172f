import { Agent } from 'node:http'
import { ask } from '@app/api/testing'
import { openBooks } from '@app/api/testing-books'
import { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import { expect, it, onTestFinished } from 'vitest'
import { type Caller, exchange, type Sent } from './support/calls.ts'
import { compareBooks } from './support/compare-money.ts'
import type { Attempts } from './support/customers.ts'
import { isFull, recordFigure } from './support/figures.ts'
import { makeInvestors } from './support/investors.ts'
import { startKillable } from './support/killable-service.ts'
import { type MoneyCall, moneyCalls } from './support/money-calls.ts'
import { moveClock, untilSent } from './support/pass-time.ts'

const atOnce = isFull ? 50 : 10

it('B6 one key moves money once, however many requests come with it at once', { timeout: 300_000 }, async (context) => {
  const service = await startKillable()
  const books = openBooks({ url: service.databaseUrl, dataFolder: service.dataFolder })
  const attempts: Attempts = { acknowledged: 0, refused: 0, sentAgain: 0, isOver: false, failed: [] }
  onTestFinished(async () => {
    attempts.isOver = true
    await books.close()
  })
  const [first, other] = await makeInvestors(service.port, 2, attempts, (ms) => moveClock(books, ms))
  if (!first || !other) throw new Error('There is nobody who could move money.')
  await first.sends(foundAccountContracts.startSearch, { body: {} })
  await moveClock(books, 0)
  for (const { contract, counts, prepare, isByOther } of moneyCalls) {
    const investor = isByOther ? other : first
    const sent = await prepare(investor)
    const before = await countIn(service.databaseUrl, counts)
    const answers = await askAtOnce(await investor.signsIn(), contract, sent)
    const made = (await countIn(service.databaseUrl, counts)) - before
    const different = new Set(answers.map(({ status, said }) => `${status} ${said}`))
    recordFigure(context, 'B6', {
      [`${contract.path}: rows, and different answers, of ${atOnce} at once`]: [`${made}, ${different.size}`, '1, 1'],
    })
    expect({ path: contract.path, made, different: [...different].map((answer) => answer.slice(0, 300)) }).toEqual({
      path: contract.path,
      made: 1,
      different: [expect.stringMatching(new RegExp(`^${contract.status} `))],
    })
  }
  await untilSent(books, service.databaseUrl)
  const { onlyOurs, onlyTheirs } = await compareBooks(books, service.databaseUrl)
  expect({ onlyOurs, onlyTheirs }).toEqual({ onlyOurs: [], onlyTheirs: [] })
  expect(await books.isEven()).toBe(true)
})

/** Each on a connection of its own. Who is told that the first one still runs asks again. */
async function askAtOnce(caller: Caller, contract: MoneyCall['contract'], sent: Sent) {
  const agent = new Agent({ keepAlive: true, agentKeepAliveTimeoutBuffer: 0 })
  const askOne = async () => {
    for (;;) {
      const got = await exchange({ ...caller, agent }, contract, sent)
      if (got === undefined) throw new Error(`An answer of ${contract.path} was lost.`)
      if (!got.said.includes('idempotency_in_progress')) return got
    }
  }
  const answers = await Promise.all(Array.from({ length: atOnce }, askOne))
  agent.destroy()
  return answers
}

async function countIn(databaseUrl: string, question: string): Promise<number> {
  const [row] = await ask(databaseUrl, question)
  return Number(row?.['count'])
}
