import { aimLines } from '../aim-lines.mjs'
import { bold, count, dim, kibibytes, line, time, times } from '../format.mjs'
import { machineWords } from '../machine.mjs'

/** What was measured of the dashboard, as tables for a terminal. */
export function printDashboardReport({ machine, rounds, sizes, costs, load, bare, aims }, print = console.log) {
  const text = [
    '',
    bold('What the dashboard reads, by how much was booked in two years'),
    dim(machineWords(machine, 'trust ratios alone')),
    dim(line('', [count(sizes.few), count(sizes.many), 'ratio'])),
    ...Object.entries(costs).map(([name, { few, many }]) => line(name, [time(few * 1000), time(many * 1000), times(many / few)])),
    '',
    bold(`The first view of /dashboard, medians of ${rounds}`),
    dim('4× slower processor, 1.6 Mbps, 150 ms, empty cache, two years of data'),
    dim(line('', ['largest paint', 'page', 'script', 'style', 'data', 'requests', 'calls'])),
    ...Object.entries({ ours: load, 'bare page': bare }).map(([name, { lcp, document, script, style, data, requests, calls }]) =>
      line(name, [
        time(lcp * 1000),
        kibibytes(document),
        kibibytes(script),
        kibibytes(style),
        kibibytes(data),
        String(requests),
        String(calls ?? 2),
      ]),
    ),
    ...aimLines(aims, 'Aims of the dashboard'),
  ]
  for (const one of text) print(one)
}
