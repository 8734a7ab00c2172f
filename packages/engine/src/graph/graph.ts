import type { Condition } from '@app/schemas/flow/condition'
import { describeCondition } from '../explain/words.ts'
import type { ResolvedMode } from '../flow/resolved.ts'
import { orderEdges } from './order.ts'
import { sideEdges } from './side.ts'
import { type FlowGraph, type FlowNode, type GraphWords, leaveId, placeWords, QUESTIONS, START } from './types.ts'

/** A mode as a drawing has it: the main steps in order, the side steps, where it leaves to, and every way between them. */
export function flowGraph(resolved: ResolvedMode, words: GraphWords = {}): FlowGraph {
  const say = (condition: Condition) => describeCondition(condition, words.vocabulary)
  const edges = [...orderEdges(resolved, say), ...sideEdges(resolved, { say, buttons: words.buttons })]
  const used = new Set(edges.map(({ to }) => to))
  return {
    mode: resolved.mode,
    title: resolved.title,
    version: resolved.version,
    nodes: [
      { id: START, kind: 'start', name: 'Start' },
      ...mainNodes(resolved, words),
      ...sideNodes(resolved, words),
      ...(used.has(QUESTIONS) ? [questionsNode(resolved)] : []),
      { id: leaveId(resolved), kind: 'leave', name: `Leaves to ${placeWords[resolved.end]}` },
    ],
    edges,
  }
}

function mainNodes(resolved: ResolvedMode, words: GraphWords): FlowNode[] {
  const required = new Set(resolved.required.map(({ key }) => key))
  const drawn = new Set<string>()
  return resolved.items.flatMap(({ branches }, index) =>
    branches.flatMap(({ step }, branch): FlowNode[] => {
      // A test of orders has a step several times: it is drawn where it is first.
      if (drawn.has(step)) return []
      drawn.add(step)
      const key = resolved.steps[step]?.completes?.key
      const number = branches.length > 1 ? `${index + 1}${String.fromCharCode(97 + branch)}` : String(index + 1)
      return [{ ...named(step, words), kind: 'step', number, required: key !== undefined && required.has(key) }]
    }),
  )
}

function sideNodes(resolved: ResolvedMode, words: GraphWords): FlowNode[] {
  const main = new Set(resolved.items.flatMap(({ branches }) => branches.map(({ step }) => step)))
  return resolved.side.filter((step) => !main.has(step)).map((step): FlowNode => ({ ...named(step, words), kind: 'side' }))
}

function named(step: string, { titles }: GraphWords): { id: string; name: string; title?: string } {
  const title = titles?.get(step)
  return { id: step, name: step, ...(title === undefined ? {} : { title }) }
}

function questionsNode(resolved: ResolvedMode): FlowNode {
  return { id: QUESTIONS, kind: 'questions', name: 'The question pages', title: resolved.route.map(({ page }) => page).join(', ') }
}
