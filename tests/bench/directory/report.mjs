import { aimLines } from '../aim-lines.mjs'
import { bold, count, dim, line, mebibytes, time, times } from '../format.mjs'
import { machineWords } from '../machine.mjs'

/** What was measured of the directory, as tables for a terminal. */
export function printDirectoryReport({ machine, plans, imported, again, searches, aims }, print = console.log) {
  const text = [
    '',
    bold(`A directory of ${count(plans)} plans`),
    dim(machineWords(machine, 'trust ratios alone')),
    dim(line('', ['rows', 'in', 'rows/s', 'most memory'])),
    line('import', [count(imported.rows), time(imported.seconds * 1e6), count(imported.perSecond), mebibytes(imported.peakBytes)]),
    line('the same files again', ['0', time(again.seconds * 1e6), '', mebibytes(again.peakBytes)]),
    '',
    dim(line('over HTTP, one at a time', ['searches', 'p50', 'p99', 'p99 / p50'])),
    ...Object.entries(searches).map(([kind, { searches: asked, p50, p99, ratio }]) =>
      line(kind, [count(asked), time(p50 * 1000), time(p99 * 1000), times(ratio)]),
    ),
    ...aimLines(aims, 'Aims of the directory'),
  ]
  for (const one of text) print(one)
}
