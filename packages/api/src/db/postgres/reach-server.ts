import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import { DatabaseProblem, startProblem } from './database-problem.ts'
import { isPassing, type Launch, launchServer, serverPid, stopServer } from './server.ts'

type Knock = pg.Client | 'nothing' | 'busy' | 'silence'

/** How long another server may be silent, and how long one that was started here: a busy machine takes its time. */
const silenceMs = 15_000
const ownSilenceMs = 60_000
const slowMs = 5_000

/**
 * Connects to the server of this folder, and starts it if it does not run. Whoever answers on the socket in the folder is
 * the server of this folder: no number of a process has to be trusted. One that outlived a crash is simply used again. One that was
 * started here and never answers is stopped again.
 */
export async function reachServer(
  cluster: Cluster,
  socket: string,
  moreSettings: Readonly<Record<string, string>>,
  log: (line: string) => void,
  patienceMs = ownSilenceMs,
): Promise<pg.Client> {
  const started = performance.now()
  let launch: Launch | undefined
  let isSlowTold = false
  const isOwn = () => launch !== undefined && !launch.hasEnded()
  for (;;) {
    const heard = await knock(socket)
    if (typeof heard === 'object') return heard
    const waitedMs = performance.now() - started
    if (heard === 'nothing') launch = launchAgain(cluster, moreSettings, launch, waitedMs)
    else if (heard === 'silence' && isOwn() && waitedMs > patienceMs) throw await givenUp(cluster, waitedMs)
    else if (heard === 'silence' && !isOwn() && waitedMs > silenceMs) throw unresponsive(cluster)
    if (waitedMs > slowMs && !isSlowTold) {
      isSlowTold = true
      log('The database needs longer than usual to start. It may be putting itself in order after a crash.')
    }
    await pause(20)
  }
}

async function givenUp(cluster: Cluster, waitedMs: number): Promise<DatabaseProblem> {
  await stopServer(cluster)
  return new DatabaseProblem(
    `PostgreSQL was started and has not answered in ${Math.round(waitedMs / 1000)} seconds, so it was stopped. If this machine is busy, start again when it is less so. What it said is in ${cluster.logFile}.`,
  )
}

function launchAgain(
  cluster: Cluster,
  moreSettings: Readonly<Record<string, string>>,
  launch: Launch | undefined,
  waitedMs: number,
): Launch {
  if (!launch) return launchServer(cluster, moreSettings)
  if (!launch.hasEnded()) return launch
  const reason = launch.reason()
  if (!isPassing(reason)) throw startProblem(cluster.dataFolder, reason, cluster.logFile)
  if (waitedMs > silenceMs) throw unresponsive(cluster)
  return launchServer(cluster, moreSettings)
}

function unresponsive(cluster: Cluster): DatabaseProblem {
  const pid = serverPid(cluster)
  return new DatabaseProblem(
    `PostgreSQL${pid === undefined ? '' : ` (process ${pid})`} holds ${cluster.folder} and does not answer. Stop that process, then start again.`,
  )
}

async function knock(socket: string): Promise<Knock> {
  const client = new pg.Client({
    host: socket,
    port: 5432,
    user: 'app',
    database: 'postgres',
    ssl: false,
    application_name: `service ${process.pid}`,
    connectionTimeoutMillis: 2_000,
  })
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'nothing'
    return code === '57P03' ? 'busy' : 'silence'
  }
}
