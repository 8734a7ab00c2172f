const kib = 1024
const mostScriptBytes = 105 * kib
const mostStyleBytes = 12 * kib
/** 1.4 s where the bare page takes 1.1 s. */
const mostLcpRatio = 1.4 / 1.1
const mostInteractionMs = 100
const mostShift = 0.02
const mostDepth = 2

/** The aims, each with what was measured. */
export function judgeWebAims({ loads: { ours, skeleton }, interactions }) {
  const rows = [
    { aim: 'script', limit: mostScriptBytes, unit: 'bytes', value: ours.script },
    { aim: 'style', limit: mostStyleBytes, unit: 'bytes', value: ours.style },
    { aim: 'largest paint', limit: mostLcpRatio, unit: 'times', value: ours.lcp / skeleton.lcp, about: 'of the bare page' },
    { aim: 'slowest interaction, at 6×', limit: mostInteractionMs * 1000, unit: 'µs', value: interactions.ours * 1000 },
    { aim: 'layout shift', limit: mostShift, unit: 'share', value: ours.cls },
    { aim: 'requests one after another', limit: mostDepth, unit: 'times', value: ours.depth, about: 'before the step can be used' },
  ]
  return rows.map((row) => ({ ...row, met: row.value <= row.limit }))
}
