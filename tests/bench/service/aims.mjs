const leastThroughput = 0.85
const mostP99 = 2
const mostGrowth = 0.15
const readyWithinMs = { empty: 8_000, existing: 2_000 }

/** The aims, each with what was measured; an aim that was not measured has no value. */
export function judgeServiceAims({ comparisons, memory, ready }) {
  const compared = comparisons.flatMap(({ title, connections, throughput, p99 }) => [
    {
      aim: `${title}, ${connections} at once: requests`,
      limit: leastThroughput,
      isLeast: true,
      unit: 'times',
      value: throughput,
      about: 'of bare',
    },
    { aim: `${title}, ${connections} at once: p99`, limit: mostP99, unit: 'times', value: p99, about: 'of bare' },
  ])
  const rest = [
    { aim: 'growth of memory', limit: mostGrowth, unit: 'share', value: memory?.growth, about: 'of resident memory' },
    { aim: 'ready, empty data folder', limit: readyWithinMs.empty * 1000, unit: 'µs', value: micros(ready?.empty) },
    { aim: 'ready, existing data folder', limit: readyWithinMs.existing * 1000, unit: 'µs', value: micros(ready?.existing) },
  ]
  return [...compared, ...rest].map((one) => ({ ...one, met: isMet(one) }))
}

function micros(measured) {
  return measured && measured.median * 1000
}

function isMet({ value, limit, isLeast }) {
  if (value === undefined) return undefined
  return isLeast ? value >= limit : value <= limit
}
