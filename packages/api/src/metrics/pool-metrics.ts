import { Gauge, type Registry } from 'prom-client'

/** Connections to the database: all, those that nobody uses now, and how many callers wait for one. */
export type PoolCounts = { readonly total: number; readonly idle: number; readonly waiting: number }

/** The names under which pg's pool keeps them. */
type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

export function poolCounts({ totalCount, idleCount, waitingCount }: Pool): PoolCounts {
  return { total: totalCount, idle: idleCount, waiting: waitingCount }
}

export function addPoolMetrics(registry: Registry, readPool: () => PoolCounts | undefined): void {
  const add = (kind: keyof PoolCounts, help: string) =>
    new Gauge({
      name: `database_pool_${kind}`,
      help,
      registers: [registry],
      collect() {
        const counts = readPool()
        if (counts) this.set(counts[kind])
      },
    })
  add('total', 'Connections to the database.')
  add('idle', 'Connections to the database that nobody uses now.')
  add('waiting', 'Callers that wait for a connection to the database.')
}
