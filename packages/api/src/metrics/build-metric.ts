import { Gauge, type Registry } from 'prom-client'

export type Build = { readonly version: string; readonly commit: string }

/** Which build answers: always 1, the labels say it. */
export function addBuildMetric(registry: Registry, { version, commit }: Build): void {
  const gauge = new Gauge({
    name: 'build_info',
    help: 'Which build this is.',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  })
  gauge.set({ version, commit, node: process.version }, 1)
}
