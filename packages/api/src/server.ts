import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openStorage, type Storage } from './db/storage.ts'

const stopWithinMs = 9_000

const { config, problems } = readConfig(process.env)
if (problems) stopWith(problems)
else await start(config)

async function start({ port, host, flowsFolder, webFolder, databaseUrl, dataFolder }: Config): Promise<void> {
  let storage: Storage | undefined
  const app = await buildApp({ flowsFolder, webFolder, isDatabaseUp: async () => (await storage?.isUp()) ?? false })
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    return stopWith([whyNot(error, port, host)])
  }
  const opening = openStorage({ databaseUrl, dataFolder, log: (line) => console.log(line) })
  const stop = stopOnce(app, opening)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  try {
    storage = await opening
  } catch (error) {
    await app.close()
    return stopWith([error instanceof Error ? error.message : String(error)])
  }
  await app.flows.loaded
  const address = app.server.address()
  console.log(`Ready on http://localhost:${address && typeof address === 'object' ? address.port : port}`)
}

/**
 * What is under way is finished, then the database is stopped. Whoever does not finish in time is cut off. A terminal tells
 * a whole family of processes, and each tells its child: the second time changes nothing.
 */
function stopOnce(app: FastifyInstance, opening: Promise<Storage>): () => Promise<void> {
  let isStopping = false
  return async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), stopWithinMs).unref()
    await app.close()
    const storage = await opening.catch(() => undefined)
    await storage?.close()
    process.exit(0)
  }
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
