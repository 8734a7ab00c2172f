import v8 from 'node:v8'
import vm from 'node:vm'

const warmUpMs = 300
/** Short, so that another program that takes the processor spoils few rounds. */
const turnMs = 2
const rowMs = 3000
const mostRounds = 101

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc')

/**
 * Times tasks side by side: in each round every engine has its turn, each time another one first, so that whatever else
 * the machine does hits all alike. Slow tasks get the least number of rounds, fast ones more. Microseconds of one call.
 */
export function measureSideBySide(contestants, leastRounds) {
  const ready = contestants.map((one) => ({ ...one, ...warmUp(one), times: [] }))
  const roundMs = ready.reduce((sum, { ms }) => sum + ms, 0)
  const rounds = Math.max(leastRounds, Math.min(mostRounds, Math.floor(rowMs / roundMs)))
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < ready.length; turn++) {
      const one = ready[(round + turn) % ready.length]
      // What one engine left behind is not cleared away in another's time.
      collectGarbage({ type: 'minor' })
      one.times.push((timePasses(one, one.passes) * 1000) / one.passes / one.callsPerPass)
    }
  }
  return new Map(ready.map(({ name, times }) => [name, summary(times)]))
}

/** Times one thing again and again; milliseconds. */
export function measureAlone(run, rounds) {
  const times = Array.from({ length: rounds }, () => {
    collectGarbage({ type: 'minor' })
    return timePasses({ run, inputs: [undefined] }, 1)
  })
  return summary(times)
}

/** Runs until the code is hot, and finds how many passes over the inputs fill a turn. */
function warmUp(contestant) {
  const begun = performance.now()
  let passes = 1
  let ms = 0
  for (let times = 0; times < 2 || performance.now() - begun < warmUpMs; times++) {
    if (times > 0 && ms < turnMs) passes *= 2
    ms = timePasses(contestant, passes)
  }
  return { passes, ms }
}

/** Kept, so that no result is optimised away. */
export let lastResult

function timePasses({ run, inputs }, passes) {
  const begun = performance.now()
  for (let pass = 0; pass < passes; pass++) for (const input of inputs) lastResult = run(input)
  return performance.now() - begun
}

function summary(times) {
  const sorted = [...times].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)], min: sorted[0], rounds: sorted.length }
}
