import { bold, dim, green, kibibytes, line, percent, red, time, times } from './format.mjs'

const shows = { bytes: kibibytes, µs: time, times, share: percent, count: (value) => Math.round(value).toLocaleString('en-US') }

/** The aims as lines, each with its verdict. */
export function aimLines(aims, title = 'Aims') {
  const widest = Math.max(...aims.map(({ aim }) => aim.length)) + 2
  return [
    '',
    bold(title),
    ...aims.map(({ aim, limit, isLeast, unit, value, about, met }) => {
      const show = shows[unit]
      const verdict = met === undefined ? 'not measured' : met ? green('met') : red('not met')
      const cells = [value === undefined ? '–' : show(value), `aim ${isLeast ? '≥ ' : ''}${show(limit)}`]
      return `${line(aim.padEnd(widest), cells)}  ${verdict}${about ? dim(`  ${about}`) : ''}`
    }),
  ]
}
