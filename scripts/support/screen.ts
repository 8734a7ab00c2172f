import type { Screen } from '@app/api/db'

const redrawEveryMs = 100
const lineEveryMs = 10_000

/** On a terminal progress is one line that changes; in a log it is a line now and then. */
export function openScreen(): Screen {
  const isTerminal = process.stdout.isTTY
  let drawnAt = performance.now()
  let isDrawn = false
  const wipe = () => {
    if (isDrawn) process.stdout.write('\r\u001b[K')
    isDrawn = false
  }
  return {
    print: (line) => {
      wipe()
      console.log(line)
    },
    complain: (line) => {
      wipe()
      console.error(line)
    },
    progress: (line) => {
      if (performance.now() - drawnAt < (isTerminal ? redrawEveryMs : lineEveryMs)) return
      drawnAt = performance.now()
      if (!isTerminal) return console.log(line)
      wipe()
      process.stdout.write(line.slice(0, process.stdout.columns - 1))
      isDrawn = true
    },
  }
}
