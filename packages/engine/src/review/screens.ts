import type { StepFile } from '@app/schemas/flow/steps/step'
import type { ResolvedMode } from '../flow/resolved.ts'
import { flowGraph } from '../graph/graph.ts'
import { type FlowEdge, type FlowGraph, QUESTIONS } from '../graph/types.ts'
import { graphWords } from '../graph/words.ts'
import type { Catalogue } from '../load/catalogue.ts'

/** A screen of a mode, with how a person gets to see it. */
export type Screen = {
  readonly step: string
  /** The position of its file in flows/. */
  readonly path: string
  readonly file: StepFile
  readonly place: 'main' | 'side' | 'guard'
  readonly number?: string
  /** Each way to it that is not simply the next step, in words. */
  readonly reached: readonly string[]
}

/**
 * Every screen that a person can see in a mode, in the order walked: each main step, then the side steps that it is the
 * first to lead to, and last the steps that only the guard sends to. With a path, the screens of that walk.
 */
export function screensOf(catalogue: Catalogue, resolved: ResolvedMode, path?: readonly string[]): Screen[] {
  const graph = flowGraph(resolved, graphWords(catalogue))
  const walked = walkOrder(graph, resolved)
  const guarded = guardTargets(resolved).filter((step) => !walked.includes(step))
  const order = path ? [...new Set(path)] : [...walked, ...guarded]
  return order.flatMap((step) => {
    const document = catalogue.documents.step.get(step)
    if (!document) return []
    const number = graph.nodes.find(({ id }) => id === step)?.number
    const isGuarded = guarded.includes(step)
    return {
      step,
      path: document.path,
      file: { ...document.data, actions: shownActions(document.data, resolved) },
      place: number !== undefined ? 'main' : isGuarded ? 'guard' : 'side',
      ...(number === undefined ? {} : { number }),
      reached: isGuarded ? ['only when something that a screen needs is missing'] : waysTo(graph, resolved, step),
    }
  })
}

function walkOrder(graph: FlowGraph, resolved: ResolvedMode): string[] {
  const own = new Set(graph.nodes.filter(({ kind }) => kind === 'step' || kind === 'side').map(({ id }) => id))
  const main = new Set(graph.nodes.filter(({ kind }) => kind === 'step').map(({ id }) => id))
  const order: string[] = []
  const visit = (id: string) => {
    for (const edge of graph.edges) {
      if (edge.from !== id || !isAside(edge)) continue
      const targets = edge.to === QUESTIONS ? resolved.route.map(({ page }) => page) : [edge.to]
      for (const target of targets) {
        if (main.has(target) || order.includes(target)) continue
        order.push(target)
        visit(own.has(target) ? target : QUESTIONS)
      }
    }
  }
  for (const step of main) {
    order.push(step)
    visit(step)
  }
  return [...order, ...[...own].filter((step) => !order.includes(step))]
}

function isAside({ kind }: FlowEdge): boolean {
  return kind === 'detour' || kind === 'action'
}

function waysTo(graph: FlowGraph, { route }: ResolvedMode, step: string): string[] {
  const ways = graph.edges.filter((edge) => edge.to === step && (isAside(edge) || edge.label !== undefined))
  const asked = route.some(({ page }) => page === step) && graph.edges.some(({ to }) => to === QUESTIONS)
  const words = ways.map(({ from, label }) =>
    [`from ${from === QUESTIONS ? 'the question pages' : from}`, label].filter(Boolean).join(', '),
  )
  return [...(asked ? ['as one of the question pages, while it is unanswered'] : []), ...new Set(words)]
}

/** The steps to which a need of this mode’s own screens sends people who lack it. */
function guardTargets({ steps, guards, items, side }: ResolvedMode): string[] {
  const own = [...items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...side]
  const needs = new Set(own.flatMap((step) => steps[step]?.needs ?? []))
  return [...new Set([...needs].flatMap((need) => guards[need]?.flatMap(({ go }) => go ?? []) ?? []))]
}

/** A button that leads to a step which the mode does not have is not shown. */
function shownActions({ step, actions = [] }: StepFile, { steps }: ResolvedMode): NonNullable<StepFile['actions']> {
  return actions.filter(({ to }) => to === undefined || steps[step]?.actions.some((action) => action.to === to))
}
