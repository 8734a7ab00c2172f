import { Gauge, type Registry } from 'prom-client'
import type { JobCounts } from '../jobs/store.ts'

/** Counts that cannot be read are left out: the rest is still worth knowing, all the more then. */
export function addJobMetrics(registry: Registry, readJobs: () => Promise<JobCounts>): void {
  new Gauge({
    name: 'jobs',
    help: 'Work for later, by how it stands.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      const counts = await readJobs().catch(() => undefined)
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count)
    },
  })
}
