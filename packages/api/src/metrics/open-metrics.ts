import { Registry } from 'prom-client'
import type { Watcher } from '../http/traffic/traffic.ts'
import type { JobCounts } from '../jobs/store.ts'
import { addBuildMetric, type Build } from './build-metric.ts'
import { addJobMetrics } from './job-metrics.ts'
import { addLimitsMetric } from './limits-metric.ts'
import { addPoolMetrics, type PoolCounts } from './pool-metrics.ts'
import { processMetrics } from './process-metrics.ts'
import { addRequestMetrics } from './request-metrics.ts'

export type MetricSources = {
  readonly build: Build
  /** Undefined as long as there is no pool yet. */
  readonly readPool?: () => PoolCounts | undefined
  readonly readJobs?: () => Promise<JobCounts>
}

export type Metrics = {
  readonly watcher: Watcher
  /** Everything, as Prometheus reads it. */
  readonly text: () => Promise<string>
}

/** The figures of one service. Those of the process are shared by all services in it. */
export function openMetrics({ build, readPool, readJobs }: MetricSources): Metrics {
  const registry = new Registry()
  addBuildMetric(registry, build)
  addLimitsMetric(registry)
  if (readPool) addPoolMetrics(registry, readPool)
  if (readJobs) addJobMetrics(registry, readJobs)
  const watcher = addRequestMetrics(registry)
  return {
    watcher,
    text: async () => (await Promise.all([registry.metrics(), processMetrics().metrics()])).join('\n'),
  }
}
