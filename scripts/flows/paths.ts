import { countPaths, type Path, pairwisePaths, shortestPaths } from '@app/engine/author'
import type { Command } from './command.ts'
import { modeNamed, wholeMode } from './modes.ts'
import { bold, dim } from './print/style.ts'

/** The shortest walk to each finish, and the small set of walks that takes every pair of choices. */
export const pathsCommand = {
  name: 'paths',
  usage: 'MODE [--json]',
  about: 'the shortest walk to each finish, and the pairwise set',
  run(input) {
    const mode = modeNamed(input)
    if (mode === undefined) return 2
    const whole = wholeMode(input, mode)
    if (!whole) return 1
    const { walk } = whole.proven
    const shortest = shortestPaths(walk)
    const pairwise = pairwisePaths(walk)
    if (input.flags['json']) {
      input.print(JSON.stringify({ mode, walks: String(countPaths(walk)), shortest, pairwise }, null, 2))
      return 0
    }
    input.print(`${bold(mode)}: ${countPaths(walk)} complete walks\n`)
    input.print(bold(`Shortest walk to each finish (${shortest.length})`))
    for (const path of shortest) printPath(path, input.print)
    input.print(bold(`\nEvery pair of choices (${pairwise.length})`))
    for (const path of pairwise) printPath(path, input.print)
    return 0
  },
} satisfies Command

function printPath({ steps, leaves }: Path, print: (line?: string) => void): void {
  const words = steps.map(({ step, answers, action }) => {
    const said = [
      ...Object.entries(answers).map(([name, value]) => `${name}=${value}`),
      ...(action === undefined ? [] : [`takes ${action}`]),
    ]
    return said.length > 0 ? `${step} ${dim(`(${said.join(', ')})`)}` : step
  })
  print(`  ${words.join(' › ')} › ${dim(`out to ${leaves}`)}`)
}
