import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '@app/api/testing'
import { type Books, openBooks } from '@app/api/testing-books'
import { freshDatabaseUrl } from '@app/api/testing-database'
import { programEnv } from '@app/api/testing-programs'
import { fillSmallSamples } from '@app/api/testing-samples'
import { catalogue } from '../../model/support/all-flows.ts'
import { freePort } from '../../support/free-port.ts'
import { bouncingCompany, byHandCompany, stillCompany } from './usual-answers.ts'

export type BrowserService = {
  readonly address: string
  /** The settings of programs that run beside it. */
  readonly beside: Readonly<Record<string, string>>
  /** What the service has written down, and its clock. */
  readonly books: Books
  /** Whether its clock was moved. */
  readonly isAhead: () => boolean
  readonly stop: () => Promise<void>
}

type Start = {
  /** Other flows than ours. */
  readonly flowsFolder?: string
  /** With demo customers, whom anybody may be. */
  readonly isDemo?: boolean
  /** The moment by its clock at which it begins: now, unless another one is set. */
  readonly from?: Date
  /** How long money waits before it is sent: not at all, unless a walk is about what waits. */
  readonly moneyWaitsMinutes?: number
}

const demoEnv = { DEMO: 'on', DEVELOPER_PAGES: 'on' }
const program = join(import.meta.dirname, '../../../packages/api/src/server.ts')

/** The service with the built web, as it is started for people, with a database of its own and some companies in it. */
export async function startService({ flowsFolder, isDemo = false, from, moneyWaitsMinutes }: Start = {}): Promise<BrowserService> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'browser-'))
  const { url, drop } = await freshDatabaseUrl()
  await fillSmallSamples(
    url,
    [...catalogue.documents.persona.values()].map(({ data }) => data),
    [stillCompany, byHandCompany, bouncingCompany],
  )
  if (from) await setClock(url, from)
  const port = await freePort()
  // Links in e-mails lead to the address that the service has for the public, and passkeys belong to its name: an IP address has none.
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, [program], {
    // Everybody comes from an address of their own: the limits of one sender are not what is tested here.
    env: {
      PUBLIC_URL: address,
      ...programEnv,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: dataFolder,
      TRUST_PROXY: '127.0.0.1',
      // The service has to look at its clock more often than `settled` looks for calm (three times in 180 ms).
      WORK_EVERY_MS: '100',
      ...(flowsFolder !== undefined && { FLOWS_DIR: flowsFolder }),
      ...(isDemo && demoEnv),
      ...(moneyWaitsMinutes !== undefined && { MONEY_WAITS_MINUTES: String(moneyWaitsMinutes) }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  // Files that share it leave it to the end of their process.
  process.once('exit', kill)
  await untilReady(child)
  const opened = openBooks({ url, dataFolder })
  let isAhead = false
  const advance = (ms: number) => {
    isAhead = true
    return opened.advance(ms)
  }
  const books = { ...opened, advance }
  const stop = async () => {
    process.off('exit', kill)
    await books.close()
    if (child.exitCode === null && child.kill('SIGTERM')) await exit
    await drop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  const beside = { PUBLIC_URL: address, DATABASE_URL: url, DATA_DIR: dataFolder }
  return { address, beside, books, isAhead: () => isAhead, stop }
}

/** A clock goes ahead alone, and its table holds it to that; where nothing has happened yet, it may begin on an earlier day as well. */
async function setClock(url: string, from: Date): Promise<void> {
  await ask(url, 'alter table demo_clock drop constraint demo_clock_ahead_ms_check')
  await ask(url, `insert into demo_clock (ahead_ms) values (${from.getTime() - Date.now()})`)
}

async function untilReady({ stdout }: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    stdout?.on('data', (chunk) => {
      said += chunk
      if (said.includes('Ready on')) resolve()
    })
    stdout?.once('end', () => reject(new Error(`The service did not get ready: ${said}`)))
  })
}
