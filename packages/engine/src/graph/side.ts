import type { Condition } from '@app/schemas/flow/condition'
import type { After, ResolvedDetour, ResolvedMode, ResolvedStep } from '../flow/resolved.ts'
import { type FlowEdge, QUESTIONS } from './types.ts'

type Words = { readonly say: (condition: Condition) => string; readonly buttons: ReadonlyMap<string, string> | undefined }

const whileUnanswered = 'while a question is unanswered'

/** The ways aside: detours with their conditions, actions, and the questions, each with what comes after. */
export function sideEdges(resolved: ResolvedMode, words: Words): FlowEdge[] {
  const own = [...new Set([...resolved.items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...resolved.side])]
  const edges = own.flatMap((step) => edgesOf(resolved, step, step, words))
  if (!edges.some(({ to }) => to === QUESTIONS)) return edges
  // Question pages that are no steps of their own here are drawn as one node, and so are the ways that lead on from them.
  const pages = resolved.route.filter(({ page }) => !own.includes(page))
  return [
    ...edges,
    ...pages.flatMap(({ page }) =>
      edgesOf(resolved, page, QUESTIONS, words).map((edge) => ({
        ...edge,
        label: [`after ${page}`, edge.label].filter(Boolean).join(', '),
      })),
    ),
  ]
}

function edgesOf(resolved: ResolvedMode, step: string, from: string, words: Words): FlowEdge[] {
  const info = resolved.steps[step]
  if (!info) return []
  const first: FlowEdge[] = info.continuesAtQuestions ? [{ from, to: QUESTIONS, kind: 'detour', label: whileUnanswered, after: 'on' }] : []
  return [
    ...first,
    ...info.detours.flatMap((detour) => detourEdge(resolved, from, detour, words)),
    ...info.actions.map(({ to, after }): FlowEdge => {
      const button = words.buttons?.get(`${step} ${to}`)
      return { from, to, kind: 'action', label: button === undefined ? 'by a button' : `“${button}”`, after: afterOf(resolved, to, after) }
    }),
  ]
}

function detourEdge(resolved: ResolvedMode, from: string, detour: ResolvedDetour, words: Words): FlowEdge[] {
  const condition = detour.when === undefined ? [] : [`if ${words.say(detour.when)}`]
  if (detour.questions) {
    return [{ from, to: QUESTIONS, kind: 'detour', label: [...condition, whileUnanswered].join(', '), after: detour.after }]
  }
  const label = condition.length > 0 ? { label: condition.join('') } : {}
  // A detour to an earlier main step is no side trip: the person goes on from there.
  if (!resolved.side.includes(detour.to)) return [{ from, to: detour.to, kind: 'detour', ...label }]
  return [{ from, to: detour.to, kind: 'detour', ...label, after: afterOf(resolved, detour.to, detour.after) }]
}

function afterOf(resolved: ResolvedMode, to: string, after: After): After {
  const info: ResolvedStep | undefined = resolved.steps[to]
  return info?.ends ? 'end' : after
}
