import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { claimFolder } from '../postgres/claim.ts'
import { type Cluster, openCluster, removeUnfinished } from '../postgres/cluster.ts'
import { DatabaseProblem, folderProblem } from '../postgres/database-problem.ts'
import { reachServer } from '../postgres/reach-server.ts'
import { stopServer } from '../postgres/server.ts'
import { socketFolder } from '../postgres/socket-folder.ts'

export type PrivatePostgres = { readonly url: string; readonly stop: () => Promise<void> }

type Log = (line: string) => void
type Start = {
  readonly dataFolder: string
  readonly log: Log
  /** A folder with the programs to use instead of those that are found. */
  readonly programs?: string | undefined
  /** Settings of the server beyond the usual ones. */
  readonly settings?: Readonly<Record<string, string>>
  /** How long a server that was started here may take to answer. */
  readonly patienceMs?: number
}

const databaseName = 'app'
const restartPauseMs = 500

/**
 * Brings up the PostgreSQL that came with the installation, with its data in the data folder: made if it is new, used again
 * if it still runs after a crash, started anew if it ends while it is needed. Throws a DatabaseProblem, one line for people.
 */
export async function startPrivatePostgres({ dataFolder, log, programs, settings = {}, patienceMs }: Start): Promise<PrivatePostgres> {
  const cluster = await openCluster(dataFolder, log, programs)
  const socket = socketFolder(cluster.folder)
  const begin = () => beginServing(cluster, (more) => reachServer(cluster, socket.path, settings, more, patienceMs), log)
  try {
    const supervised = supervise(await begin(), begin, log)
    const stop = async () => {
      await supervised.end(() => stopLogged(cluster, log))
      socket.remove()
    }
    return { url: urlOf(socket.path), stop }
  } catch (error) {
    socket.remove()
    throw error instanceof DatabaseProblem ? error : folderProblem(dataFolder, error)
  }
}

/** Reaches the server, makes the folder ours, and sees that our database is there. Ours for as long as the client is connected. */
async function beginServing(cluster: Cluster, reach: (log: Log) => Promise<pg.Client>, log: Log): Promise<pg.Client> {
  const client = await reach(log)
  let isOurs = false
  try {
    await claimFolder(client, cluster.dataFolder)
    isOurs = true
    removeUnfinished(cluster)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
    return client
  } catch (error) {
    if (isOurs) await stopLogged(cluster, log)
    await client.end()
    throw error
  }
}

async function stopLogged(cluster: Cluster, log: Log): Promise<void> {
  if (!(await stopServer(cluster))) log('The database is still finishing its work. It will stop by itself.')
}

/** Our own connection ends with the server: then the server is started again, until it is there. */
function supervise(
  first: pg.Client,
  begin: () => Promise<pg.Client>,
  log: Log,
): { end: (stopServer: () => Promise<void>) => Promise<void> } {
  let client: pg.Client | undefined
  let isEnding = false
  let restart = Promise.resolve()
  const watch = (connected: pg.Client) => {
    client = connected
    connected.once('end', () => {
      if (isEnding) return
      client = undefined
      restart = startAgain()
    })
  }
  const startAgain = async () => {
    log('The database has stopped unexpectedly. It is started again.')
    for (let told = ''; !isEnding; await pause(restartPauseMs)) {
      try {
        watch(await begin())
        return log('The database is back.')
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        if (problem !== told) log(problem)
        told = problem
      }
    }
  }
  watch(first)
  const end = async (stopServer: () => Promise<void>) => {
    isEnding = true
    await restart
    // Without the connection the server may belong to another process by now.
    if (client) await stopServer()
    void client?.end()
  }
  return { end }
}

function urlOf(socket: string): string {
  return `postgres://app@localhost:5432/${databaseName}?host=${encodeURIComponent(socket)}&sslmode=disable`
}
