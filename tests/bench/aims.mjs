const decisions = ['next', 'previous', 'admit', 'resume']

/** The aims, each with what was measured; an aim that was not measured has no value. */
export function judgeAims({ rows, folder, sizes }) {
  const ours = (id) => rows.find((row) => row.id === id)?.cells.ours?.median
  const slowest = decisions.map((id) => ({ id, time: ours(id) })).sort((a, b) => b.time - a.time)[0]
  const size = sizes.find(({ id }) => id === 'wizard')?.gzip
  return [
    { aim: 'a decision with its why', limit: 1, unit: 'µs', value: slowest.time, about: `slowest: ${slowest.id}` },
    { aim: 'a machine event', limit: 15, unit: 'µs', value: ours('event') },
    { aim: 'compile, machine included', limit: 300, unit: 'µs', value: ours('machine') },
    { aim: 'complete proof of this flow', limit: 20_000, unit: 'µs', value: ours('proof') },
    { aim: 'the whole flows folder', limit: 5_000_000, unit: 'µs', value: folder?.cold && folder.cold.all * 1000, about: 'cold' },
    { aim: 'engine with XState, gzip', limit: 15 * 1024, unit: 'bytes', value: size, about: 'what a wizard runs' },
  ].map((one) => ({ ...one, met: one.value === undefined ? undefined : one.value <= one.limit }))
}
