const mostP99 = 3
/** Searches that are not to be slower than the plainest one. */
const likePlain = new Set(['words in another order', 'the last words of a name', 'a misspelt name'])
const mostPeakBytes = 400 * 1024 * 1024

/** The aims, each with what was measured. */
export function judgeDirectoryAims({ imported, searches }) {
  const plain = searches['beginning of a name'].p50
  const even = Object.entries(searches).map(([kind, { ratio, p99 }]) => ({
    aim: `${kind}: p99`,
    limit: mostP99,
    unit: 'times',
    value: likePlain.has(kind) ? p99 / plain : ratio,
    about: likePlain.has(kind) ? 'of the median of beginnings' : 'of the median',
  }))
  const memory = { aim: 'memory of the import', limit: mostPeakBytes, unit: 'bytes', value: imported.peakBytes || undefined }
  return [...even, memory].map((one) => ({ ...one, met: one.value === undefined ? undefined : one.value <= one.limit }))
}
