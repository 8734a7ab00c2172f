import { flushCompileCache } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from './config.ts'
import { printRefusedSaves } from './flows/refused-saves.ts'
import { type OpenService, openService } from './open-service.ts'
import { unfinishedWords } from './refuse-unfinished.ts'
import { isLoopback } from './security/is-loopback.ts'

const stopWithinMs = 9_000
const cacheAfterMs = 2_000
const prepareAfterMs = 10_000

const { config, problems } = readConfig(process.env)
if (problems) stopWith(problems)
else await start(config)

async function start(config: Config): Promise<void> {
  const opening = openService(config, process.env)
  const stop = stopOnce(opening)
  // A terminal that is closed says so with a signal of its own.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  try {
    const { app, flows } = await opening
    if (config.settings.isProduction) await refuseUnfinished(flows, config.settings)
    await listen(app, config)
    await flows.ready()
    const address = app.server.address()
    saveCompileCache()
    prepareLater(flows)
    if (!isLoopback(config.host)) console.log(openToOthers(config))
    const origin = `http://localhost:${address && typeof address === 'object' ? address.port : config.port}`
    console.log(`Ready on ${origin}`)
    if (config.settings.developerPages === 'off') return
    console.log(worthOpening(config.settings).join('\n'))
    printRefusedSaves(flows, `${origin}/dev/flows`, console.log)
  } catch (error) {
    await opening.then(
      ({ close }) => close(),
      () => undefined,
    )
    stopWith([error instanceof Error ? error.message : String(error)])
  }
}

/** Nothing unfinished is shown to real customers: the words are read before the first request is. */
async function refuseUnfinished(flows: OpenService['flows'], settings: Config['settings']): Promise<void> {
  const lines = unfinishedWords(await flows.ready(), settings)
  if (lines.length > 0) throw new Error(lines.join('\n'))
}

/** A moment later: the first requests come first. Otherwise it would be saved only by an orderly end. */
function saveCompileCache(): void {
  setTimeout(flushCompileCache, cacheAfterMs).unref()
}

/** Later still: whoever has just started it tries something, and a service of a test has ended by then. */
function prepareLater(flows: OpenService['flows']): void {
  // What fails here fails when a file is saved, and is said there.
  setTimeout(() => void flows.prepare().catch(() => undefined), prepareAfterMs).unref()
}

/**
 * What is under way is finished, then the database is stopped. Whoever does not finish in time is cut off. A terminal tells
 * a whole family of processes, and each tells its child: the second time changes nothing.
 */
function stopOnce(opening: Promise<OpenService>): () => Promise<void> {
  let isStopping = false
  return async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), stopWithinMs).unref()
    const service = await opening.catch(() => undefined)
    await service?.close()
    process.exit(0)
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw new Error(whyNot(error, port, host))
  }
}

function worthOpening({ isDemo }: Config['settings']): readonly string[] {
  return [
    ...(isDemo ? ['  /dev/people   sign in as a made-up customer, or as a colleague at the desk'] : []),
    '  /dev/flows    every flow: its graph, its steps, and what is wrong in its files',
    '  /dev/outbox   the e-mails that were sent',
    '  /docs         every call',
  ]
}

function openToOthers({ host, settings: { developerPages } }: Config): string {
  const developers = {
    loopback: 'Developer pages answer this computer alone.',
    on: 'So do developer pages.',
    off: 'Developer pages are closed.',
  }
  return `HOST is ${host}: the service answers other computers too. ${developers[developerPages]}`
}

function whyNot(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1}.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST “${host}” is no address of this computer. Try HOST=127.0.0.1.`
  return `The service cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}.`
}

function stopWith(lines: readonly string[]): void {
  for (const line of lines) console.error(line)
  process.exitCode = 1
}
