import type { Flow } from '../flow/compile.ts'
import type { Place } from '../flow/decision.ts'
import { previous } from '../flow/next.ts'
import { type Edge, type Exploration, walkTo } from './explore.ts'
import { answersOf, type Finding, firstOfEach, type Proof, proofOf } from './finding.ts'

/** Proof 2: back after next is where the person was, also on a device that recorded no step. Nothing is lost: back changes no fact. */
export function proveBack({ flow, spots }: Exploration): Proof {
  const moves = spots.flatMap(({ edges }) => edges.filter((edge) => isPlainMove(flow, edge)))
  const findings = moves.flatMap((edge) =>
    edge.to && !comesBack(flow, edge, edge.to.place) ? [goesElsewhere(flow, edge, edge.to.place)] : [],
  )
  return proofOf(2, 'Back after next is where the person was, with nothing lost.', `${moves.length} moves`, firstOfEach(findings))
}

/** A move along the order, or into a side step: what back has to undo without a record. */
function isPlainMove(flow: Flow, { from, to, decision, action }: Edge): boolean {
  if (!to || decision.refused !== undefined || action !== undefined || from.place.from) return false
  if (decision.because === 'S1' || decision.because === 'S5') return true
  return decision.because === 'N1' && isInOrder(flow, from.place.step)
}

function comesBack(flow: Flow, { from, learned }: Edge, target: Place): boolean {
  const back = previous(flow, target, learned)
  if (back?.go?.step === from.place.step) return true
  return orderDiffers(flow, from.place.step, target.step) && back?.go !== undefined
}

/** Question pages run forward in another order than the list that back goes through: the list decides, as given. */
function orderDiffers(flow: Flow, from: string, to: string): boolean {
  const indexes = [from, to].flatMap((step) => flow.nodes.get(step)?.indexes ?? [])
  return indexes.some((index) => (flow.backPosition[index] ?? index) !== index)
}

function isInOrder(flow: Flow, step: string): boolean {
  return (flow.nodes.get(step)?.indexes.length ?? 0) > 0
}

function goesElsewhere(flow: Flow, edge: Edge, to: Place): Finding {
  const back = previous(flow, to, edge.learned)?.go?.step
  return {
    rule: 'back-goes-elsewhere',
    step: edge.from.place.step,
    message: `Back from “${to.step}” leads to ${back === undefined ? 'no step' : `“${back}”`} and not to “${edge.from.place.step}”, where the person was.`,
    fix: 'A step must still be for the person after it is answered: do not let its condition read what it asks.',
    path: [...walkTo(edge.from).path, to.step],
    answers: answersOf(edge.learned),
  }
}
