import { aimLines } from '../aim-lines.mjs'
import { bold, dim, kibibytes, line, time, times } from '../format.mjs'
import { machineWords } from '../machine.mjs'

/** What was measured of the first step, as tables for a terminal. */
export function printWebReport({ machine, rounds, firstStep, loads, interactions, aims }, print = console.log) {
  const text = [
    '',
    bold(`The first step of a wizard (${firstStep}), medians of ${rounds}`),
    dim(machineWords(machine, 'trust ratios alone')),
    dim('4× slower processor, 1.6 Mbps, 150 ms, empty cache; interactions at 6×'),
    dim(line('', ['largest paint', 'script', 'style', 'font', 'data', 'requests', 'slowest answer'])),
    ...Object.entries(loads).map(([name, { lcp, script, style, font, data, requests }]) =>
      line(name, [
        time(lcp * 1000),
        kibibytes(script),
        kibibytes(style),
        kibibytes(font),
        kibibytes(data),
        String(requests),
        time(interactions[name] * 1000),
      ]),
    ),
    line('ours / skeleton', [times(loads.ours.lcp / loads.skeleton.lcp), times(loads.ours.script / loads.skeleton.script)]),
    ...aimLines(aims, 'Aims of the first step'),
  ]
  for (const one of text) print(one)
}
