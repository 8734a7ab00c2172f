import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import { DatabaseProblem, startProblem } from './database-problem.ts'
import { isPassing, type Launch, launchServer, serverPid } from './server.ts'

type Knock = pg.Client | 'nothing' | 'busy' | 'silence'

const silenceMs = 15_000
const slowMs = 5_000

/**
 * Connects to the server of this folder, and starts it if it does not run. Whoever answers on the socket in the folder is
 * the server of this folder: no number of a process has to be trusted. One that outlived a crash is simply used again.
 */
export async function reachServer(
  cluster: Cluster,
  socket: string,
  moreSettings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<pg.Client> {
  const started = performance.now()
  let launch: Launch | undefined
  let isSlowTold = false
  for (;;) {
    const heard = await knock(socket)
    if (typeof heard === 'object') return heard
    const waitedMs = performance.now() - started
    if (heard === 'nothing') launch = launchAgain(cluster, moreSettings, launch, waitedMs)
    else if (heard === 'silence' && waitedMs > silenceMs) throw unresponsive(cluster)
    if (waitedMs > slowMs && !isSlowTold) {
      isSlowTold = true
      log('The database needs longer than usual to start. It may be putting itself in order after a crash.')
    }
    await pause(20)
  }
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
