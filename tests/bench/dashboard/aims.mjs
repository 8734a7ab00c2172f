const kib = 1024
const mostScriptBytes = 140 * kib
const mostGrowth = 1.5
/** Who is signed in, and everything else at once. */
const mostRounds = 2

/** What the overview reads. Returns are reckoned over the days on which money came, which are more then: that grows by days. */
const flat = ['history', 'accounts']

/** The aims, each with what was measured. */
export function judgeDashboardAims({ costs, load }) {
  const grown = flat.map((name) => ({
    aim: `${name}: 100,000 bookings`,
    limit: mostGrowth,
    unit: 'times',
    value: costs[name].many / costs[name].few,
    about: 'of 100',
  }))
  const rows = [
    ...grown,
    { aim: 'script of the first view', limit: mostScriptBytes, unit: 'bytes', value: load.script },
    { aim: 'calls one after another', limit: mostRounds, unit: 'times', value: load.rounds },
  ]
  return rows.map((row) => ({ ...row, met: row.value <= row.limit }))
}
