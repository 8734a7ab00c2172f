import type { JourneyMove } from '@app/engine/author'
import type { CommandInput } from '../command.ts'
import { countWords } from './diagnostics.ts'
import { bold, yellow } from './style.ts'

/** Why somebody comes to a step, by the first letters of the rule. */
const reasons: Readonly<Record<string, string>> = {
  R2: 'their place is still there',
  R3: 'it is the first question page without an answer',
  R4: 'every question is answered',
  R5: 'it is the first thing that is not done',
  R6: 'everything is done',
  O: 'what they came for is ruled out',
  G: 'their step needs something first',
}

/** Who stays, who goes where by which rule, and who is asked again. */
export function printMoves(print: CommandInput['print'], moves: readonly JourneyMove[], all = moves.length): void {
  const stays = moves.filter(({ kind }) => kind === 'stays').length
  const looked = all > moves.length ? `, of whom the latest ${moves.length} were looked at` : ''
  print(
    `\n${bold(countWords(all, 'person is', 'people are'))} on their way in this mode${looked}: ${stays === 1 ? '1 stays' : `${stays} stay`} where they are.`,
  )
  const groups = Map.groupBy(
    moves.filter(({ kind }) => kind !== 'stays'),
    ({ from, to, decision }) => JSON.stringify([from, to, decision.because]),
  )
  for (const group of [...groups.values()].toSorted((a, b) => b.length - a.length)) {
    const [{ from, to, kind, decision } = {}] = group
    const where = kind === 'leaves' ? `leave the flow to ${to}` : `go from “${from}” to “${to}”`
    print(`  ${yellow('→')} ${group.length} ${where}: ${reasonFor(decision?.because ?? '')}.`)
  }
  const asked = Map.groupBy(
    moves.flatMap((move) => move.asked),
    (name) => name,
  )
  for (const [name, times] of asked) print(`  ${yellow('→')} ${times.length} are asked “${name}” again: their answer is gone.`)
}

function reasonFor(rule: string): string {
  return `${reasons[rule] ?? reasons[rule.charAt(0)] ?? 'their place is gone'} (${rule})`
}
