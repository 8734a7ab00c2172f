const kib = 1024
const mostScriptBytes = 140 * kib
const mostGrowth = 1.5
/** As a plain service with the same statements: what is checked, sealed and written down may cost the rest. */
const leastThroughput = 0.7
const mostLcpRatio = 1.2
const mostInteractionMs = 100
const mostTurnMs = 150
const frameMs = 1000 / 60
const mostShift = 0.1
/** Who is signed in, and everything else at once. */
const mostRounds = 2

/** What the overview reads. */
const overview = ['history', 'accounts']
/**
 * And what the page of investments adds. Returns are reckoned over the days on which money came: 100 in two years for the few bookings,
 * all 730 for the many. The aim leaves half a reading for those days, and nothing for what was booked on them.
 */
const flat = [...overview, 'performance']

/** The aims, each with what was measured. */
export function judgeDashboardAims({ costs, beside, load, bare, used }) {
  const grown = flat.map((name) => ({
    aim: `${name}: 100,000 bookings`,
    limit: mostGrowth,
    unit: 'times',
    value: costs[name].many / costs[name].few,
    about: 'of 100',
  }))
  const rows = [
    ...grown,
    ...overview.map((name) => ({
      aim: `${name}: answers a second`,
      limit: leastThroughput,
      isLeast: true,
      unit: 'times',
      value: beside[name].throughput,
      about: 'of a bare route with the same statements',
    })),
    { aim: 'script of the first view', limit: mostScriptBytes, unit: 'bytes', value: load.script },
    { aim: 'calls one after another', limit: mostRounds, unit: 'times', value: load.rounds },
    { aim: 'largest paint', limit: mostLcpRatio, unit: 'times', value: load.lcp / bare.lcp, about: 'of the bare page' },
    { aim: 'layout shift', limit: mostShift, unit: 'share', value: load.cls },
    { aim: 'slowest interaction, at 6×', limit: mostInteractionMs * 1000, unit: 'µs', value: used.two.slowest * 1000 },
    { aim: 'from page to page', limit: mostTurnMs * 1000, unit: 'µs', value: used.two.turn * 1000, about: 'with its data there' },
    { aim: 'ten years drawn', limit: frameMs * 1000, unit: 'µs', value: used.ten.drawn * 1000, about: `${used.ten.points} points` },
  ]
  return rows.map((row) => ({ ...row, met: row.isLeast ? row.value >= row.limit : row.value <= row.limit }))
}
