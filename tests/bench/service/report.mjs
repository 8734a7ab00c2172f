import { aimLines } from '../aim-lines.mjs'
import { bold, count, dim, line, mebibytes, red, time, times } from '../format.mjs'
import { machineWords } from '../machine.mjs'

/** What was measured of the service, as tables for a terminal. */
export function printServiceReport({ machine, turns, seconds, statements, comparisons, memory, ready, aims }, print = console.log) {
  const parts = [
    ['', bold('The service beside a bare Fastify route that sends the same SQL'), dim(machineWords(machine, 'trust ratios alone'))],
    comparisons.error ? [red(`It is not measured: ${comparisons.error}`)] : comparisonLines(comparisons, { turns, seconds, statements }),
    ['', bold('Memory of the service'), ...memoryLines(memory)],
    ['', bold('From the start of the process until it is ready'), ...readyLines(ready)],
    aimLines(aims, 'Aims of the service'),
  ]
  for (const text of parts.flat()) print(text)
}

function comparisonLines(comparisons, { turns, seconds, statements }) {
  const sent = Object.entries(statements).map(([name, all]) => `${name}: ${all.length}`)
  return [
    `Medians of ${turns} turns of ${seconds} s each, ours and bare side by side; ratios of turns side by side. SQL statements of a call: ${sent.join(', ')}.`,
    dim(line('', ['requests/s', 'p50', 'p99', 'processor each'])),
    ...comparisons.flatMap(({ title, connections, ours, bare, throughput, p99 }) => [
      line(`${title}, ${connections} at once`),
      line('  ours', cells(ours)),
      line('  bare', cells(bare)),
      dim(line('  ours / bare', [times(throughput), times(ours.p50 / bare.p50), times(p99), times(ours.cpuUs / bare.cpuUs)])),
    ]),
  ]
}

function cells({ perSecond, p50, p99, cpuUs }) {
  return [count(perSecond), time(p50 * 1000), time(p99 * 1000), time(cpuUs)]
}

function memoryLines({ error, held }) {
  if (error) return [red(`It is not measured: ${error}`)]
  return held.map(({ requests, bytes }) => line(`after ${count(requests)} requests`, [mebibytes(bytes)]))
}

function readyLines({ error, ...measured }) {
  if (error) return [red(`It is not measured: ${error}`)]
  const title = { empty: 'empty data folder', existing: 'existing data folder' }
  return Object.entries(measured).map(
    ([name, { median, times: all }]) =>
      line(title[name], [time(median * 1000)]) + dim(`  of ${all.map((ms) => time(ms * 1000)).join(', ')}`),
  )
}
