import { aimLines } from './aim-lines.mjs'
import { bold, dim, kibibytes, line, red, time } from './format.mjs'
import { machineWords } from './machine.mjs'

/** The engines as tables for a terminal. */
export function printEngineReport(result, print = console.log) {
  const engines = result.engines.filter(({ error }) => !error)
  const parts = [
    head(result),
    [
      '',
      bold(
        line(
          '',
          engines.map(({ name, version }) => `${name} ${version ?? ''}`.trim()),
        ),
      ),
      ...result.rows.flatMap((row) => rowLines(row, engines)),
    ],
    harderLines(result.harder),
    folderLines(result.folder),
    sizeLines(result.sizes),
    aimLines(result.aims),
  ]
  for (const text of parts.flat()) print(text)
}

function head({ engines, machine, rounds }) {
  return [
    bold('Flow engines side by side'),
    `25 steps, 12 yes-or-no questions, 4,096 complete paths. Median of one call, and below it the least; engines in turn, ${rounds} rounds or more.`,
    dim(machineWords(machine, 'trust the least times')),
    ...engines.filter(({ error }) => error).map(({ name, error }) => red(`${name} is not measured: ${error}`)),
  ]
}

function rowLines({ title, about, cells }, engines) {
  const measured = engines.map(({ name }) => ({ name, ...cells[name] }))
  const says = measured.flatMap((cell) => (cell.says ? `${cell.name}: ${cell.says}` : []))
  const figures = (which, none) => measured.map((cell) => besideOurs(cell.name, cell[which], cells.ours?.[which], none))
  return [
    line(title, figures('median', '–')),
    dim(line('', figures('min', ''))),
    dim(`  ${[about, ...says].join('; ')}`),
    ...measured.flatMap(({ name, error }) => (error ? red(`  ${name} is not measured here: ${error}`) : [])),
  ]
}

function besideOurs(name, figure, ours, none) {
  if (figure === undefined) return none
  return name === 'ours' || ours === undefined ? time(figure) : `${time(figure)} ×${Number((figure / ours).toPrecision(2))}`
}

function harderLines({ said, timedOut, limitMs, error }) {
  return [
    '',
    bold('Harder: the same flow, resume asks for every detail step too; check and six proofs'),
    ...said.map(
      ({ questions, ms, finding }) => line(`${questions} questions`, [time(ms * 1000)]) + (finding ? red(`  not proven: ${finding}`) : ''),
    ),
    ...(timedOut ? [`The next size was not done when ${limitMs / 1000} s for all sizes were over.`] : []),
    ...(error ? [red(`It stopped: ${error}`)] : []),
  ]
}

function folderLines({ error, files, modes, proven, states, problems, cold, median, passes, save }) {
  const title = ['', bold('The whole flows folder')]
  if (error) return [...title, red(`It is not measured: ${error}`)]
  const parts = ['load', 'check', 'prove', 'all']
  const times = (ms) => parts.map((part) => time(ms[part] * 1000))
  return [
    ...title,
    `${files} files, ${modes} modes, ${proven} proven, ${states.toLocaleString('en-US')} states walked, ${problems} errors found by check`,
    dim(line('', parts)),
    line('first time, cold', times(cold)),
    line(`median of ${passes} passes`, times(median)),
    `${line('one saved mode', [time(save.median * 1000)])}  read again, checked and proven; slowest ${save.slowest.name}, ${time(save.slowest.ms * 1000)}`,
  ]
}

function sizeLines(sizes) {
  return [
    '',
    bold('What a browser loads (minified ES module)'),
    dim(line('', ['plain', 'gzip -9', 'brotli'])),
    ...sizes.map(({ name, bytes, gzip, brotli, error }) =>
      error ? `${line(name)}  does not bundle: ${error}` : line(name, [bytes, gzip, brotli].map(kibibytes)),
    ),
  ]
}
