import { aimLines } from '../aim-lines.mjs'
import { bold, dim, kibibytes, line, time, times } from '../format.mjs'
import { machineWords } from '../machine.mjs'

/** What was measured of landing pages, as tables for a terminal. */
export function printLandingReport({ machine, rounds, pages, signingIn, steps, aims }, print = console.log) {
  const rows = Object.entries({ ...pages, 'sign-in': signingIn }).flatMap(([name, { ours, plain }]) => [
    line(name, cellsOf(ours)),
    line('  as a plain file', [...cellsOf(plain), times(ours.lcp / plain.lcp)]),
  ])
  const text = [
    '',
    bold(`Landing pages, medians of ${rounds}`),
    dim(machineWords(machine, 'trust ratios alone')),
    dim('4× slower processor, 1.6 Mbps, 150 ms, empty cache'),
    dim(line('', ['largest paint', 'page', 'fonts', 'script', 'ours / plain'])),
    ...rows,
    line('the first step after the click', [time(steps.afterClick * 1000)]),
    line('the same step, loaded again', [time(steps.reload * 1000)]),
    ...aimLines(aims, 'Aims of landing pages'),
  ]
  for (const one of text) print(one)
}

function cellsOf({ lcp, document, font, script }) {
  return [time(lcp * 1000), kibibytes(document), kibibytes(font), kibibytes(script)]
}
