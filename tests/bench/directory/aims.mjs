const mostP99 = 3
const mostPeakBytes = 400 * 1024 * 1024

/** The aims, each with what was measured. */
export function judgeDirectoryAims({ imported, searches }) {
  const even = Object.entries(searches).map(([kind, { ratio }]) => ({
    aim: `${kind}: p99`,
    limit: mostP99,
    unit: 'times',
    value: ratio,
    about: 'of the median',
  }))
  const memory = { aim: 'memory of the import', limit: mostPeakBytes, unit: 'bytes', value: imported.peakBytes || undefined }
  return [...even, memory].map((one) => ({ ...one, met: one.value === undefined ? undefined : one.value <= one.limit }))
}
