import { onTestFinished } from 'vitest'
import type { JobHandlers } from '../jobs.ts'
import { startJobs } from '../start-jobs.ts'

type Working = Awaited<ReturnType<typeof startJobs>> & { readonly said: readonly string[] }
type Settings = Partial<Omit<Parameters<typeof startJobs>[0], 'url' | 'handlers' | 'log'>>

/** A service that works on this database, with its output. It polls often, so that tests need not wait. Stopped after the test. */
export async function working(url: string, handlers: JobHandlers, settings: Settings = {}): Promise<Working> {
  const said: string[] = []
  const log = (line: string) => said.push(line)
  const started = await startJobs({ url, handlers: () => handlers, log, pollMs: 20, superviseSeconds: 1, ...settings })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= started.stop()
    return stopping
  }
  onTestFinished(stop)
  return { jobs: started.jobs, stop, said }
}
