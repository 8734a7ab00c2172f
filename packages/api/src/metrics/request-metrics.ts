import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Watcher } from '../http/traffic/traffic.ts'

const labelNames = ['method', 'route', 'status'] as const
/** In seconds. After more than ten, clients have given up. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** What a sender may make up is not a label. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts and times requests, by method, place of the router and class of status: as many rows as there are routes, no more. */
export function addRequestMetrics(registry: Registry): Watcher {
  const registers = [registry]
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests that are being answered.', registers })
  const total = new Counter({ name: 'http_requests_total', help: 'Requests that are over.', labelNames, registers })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, from their headers to the end of the answer.',
    labelNames,
    buckets,
    registers,
  })
  return {
    begun: () => inFlight.inc(),
    ended: ({ method, route, status, durationMs }) => {
      const labels = { method: methods.has(method) ? method : 'other', route, status: classOf(status) }
      inFlight.dec()
      total.inc(labels)
      duration.observe(labels, durationMs / 1000)
    },
  }
}

function classOf(status: number | undefined): string {
  return status === undefined ? 'none' : `${Math.floor(status / 100)}xx`
}
