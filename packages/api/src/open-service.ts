import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from './app.ts'
import { clearOutHourly } from './clear-out.ts'
import type { Config } from './config.ts'
import type { CoreContext } from './core/core-context.ts'
import { hasFallenSilent } from './db/connections/has-fallen-silent.ts'
import { openStorage, type Storage } from './db/connections/storage.ts'
import { unreachable } from './db/connections/unreachable.ts'
import { type Clock, demoClock, realClock } from './demo/clock.ts'
import { seedLater } from './demo/seed-demo.ts'
import type { BuildStory } from './demo/story-service.ts'
import { sealedPeople } from './domains/auth/sealed.ts'
import { openPost } from './domains/notifications/open-post.ts'
import { openLastSoundFiles } from './flows/last-sound-files.ts'
import { type LiveCatalogue, openLiveCatalogue } from './flows/live-catalogue.ts'
import { missingFlows } from './flows/read-files.ts'
import { openSavedProofs, proofsFolder } from './flows/saved-proofs.ts'
import type { Jobs } from './jobs/jobs.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { countJobs } from './jobs/store.ts'
import { poolCounts } from './metrics/pool-metrics.ts'
import { type KeyRing, readKeyRing } from './security/key-ring.ts'
import { fullPasswordCost } from './security/password-hash.ts'
import { keysProblem } from './security/rotation/keys-problem.ts'
import { recordServiceKeys } from './security/rotation/service-keys.ts'

export type OpenService = { readonly app: FastifyInstance; readonly flows: LiveCatalogue; readonly close: () => Promise<void> }

type Environment = Readonly<Record<string, string | undefined>>
type Closing = () => Promise<void> | void

/** As long as a database that was just started may need on a machine that is busy. */
const patienceMs = 30_000
const retryAfterMs = 500

/**
 * Opens everything the service is made of. A database that answered and then falls silent for a moment is no reason to give up: all of it is
 * closed, and opened once more.
 */
export async function openService(config: Config, env: Environment): Promise<OpenService> {
  let silentSince: number | undefined
  for (;;) {
    try {
      return await openOnce(config, env)
    } catch (error) {
      // Not since the start: on a busy machine that may take longer by itself than a database is waited for.
      if (!hasFallenSilent(error)) throw error
      if (performance.now() - (silentSince ?? performance.now()) > patienceMs)
        throw config.databaseUrl === undefined ? error : unreachable(config.databaseUrl, error)
      if (silentSince === undefined) console.log('The database does not answer. Trying again …')
      silentSince ??= performance.now()
      await pause(retryAfterMs)
    }
  }
}

/** Each part on what came before. Closing it, or failing halfway, closes it all in turn. */
async function openOnce(config: Config, env: Environment): Promise<OpenService> {
  const closings: Closing[] = []
  // One that fails keeps none of the others from being closed: the database comes last.
  const close = async (): Promise<void> => {
    const closing = closings.pop()
    if (!closing) return
    try {
      await closing()
    } finally {
      await close()
    }
  }
  try {
    return { ...(await openParts(config, env, closings)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openParts(config: Config, env: Environment, closings: Closing[]): Promise<Omit<OpenService, 'close'>> {
  const { ring, problem, keyFile } = readKeyRing(env, config.dataFolder)
  if (!ring) throw new Error(problem)
  const missing = missingFlows(config.flowsFolder)
  if (missing !== undefined) throw new Error(missing)
  const lastSound = openLastSoundFiles(config.dataFolder, config.flowsFolder)
  const flows = openLiveCatalogue(config.flowsFolder, openSavedProofs(proofsFolder), lastSound)
  closings.push(() => flows.close())
  const storage = await openStorage({ ...config, log: (line) => console.log(line) })
  closings.push(() => storage.close())
  const otherKeys = await keysProblem(storage.db, ring, { table: sealedPeople, keyFile })
  if (otherKeys !== undefined) throw new Error(otherKeys)
  await recordServiceKeys(storage.db, ring)
  const later = lateJobs()
  const clock = config.settings.isProduction ? realClock : await demoClock(storage.db, config.workEveryMs)
  closings.push(clock.stop)
  const core = coreOf(storage, ring, later.jobs, clock, config.settings.publicUrl)
  const options = optionsOf(config, storage, flows, core)
  const { app, context, jobHandlers, closePartners } = await buildApp(options)
  closings.push(closePartners, () => app.close())
  const { jobs, stop } = await startJobs({
    url: storage.url,
    handlers: () => jobHandlers,
    now: core.now,
    pollMs: config.workEveryMs / 2,
    dueEveryMs: config.workEveryMs,
    log: (line) => console.log(line),
  })
  // Requests first: until the last of them is answered, they may still send jobs.
  closings.push(stop, () => app.close())
  later.begin(jobs)
  closings.push(clearOutHourly(core, (line) => console.log(line)))
  if (config.settings.isDemo) closings.push(seedLater(context, openStoryOn(options)))
  return { app, flows }
}

function optionsOf(config: Config, { db, pool, url, isUp }: Storage, flows: LiveCatalogue, core: CoreContext): AppOptions {
  const { settings, logLevel, webFolder, partners } = config
  return {
    core,
    flows,
    settings,
    partners,
    databaseUrl: url,
    isDatabaseUp: isUp,
    webFolder,
    logLevel,
    metrics: { build: readBuild(config), readPool: () => poolCounts(pool), readJobs: () => countJobs(db) },
  }
}

function coreOf({ db }: Storage, keys: KeyRing, jobs: Jobs, { now }: Clock, publicUrl: string): CoreContext {
  const parts = { db, keys, now, random: Math.random, newId: () => randomUUID(), passwordCost: fullPasswordCost, jobs }
  return { ...parts, post: openPost({ ...parts, publicUrl }) }
}

/** The service once more for a story of the demonstration, with a clock and a queue of its own. */
export function openStoryOn(options: AppOptions): BuildStory {
  return (core) => buildApp({ ...options, core, logLevel: 'silent' })
}

/** What does the jobs is made from the service, and the service sends jobs: it gets them a moment later. */
function lateJobs(): { readonly jobs: Jobs; readonly begin: (begun: Jobs) => void } {
  let begun: Jobs | undefined
  const send: Jobs['send'] = async (...job) => {
    if (!begun) throw new Error('A job was sent before the service was open.')
    await begun.send(...job)
  }
  return {
    jobs: { send },
    begin: (jobs) => {
      begun = jobs
    },
  }
}

function readBuild({ commit }: Config) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
  return { version, commit }
}
