import type { ResolvedMode } from '../flow/resolved.ts'

/** Every fact that may be another one after a step, its side steps and the questions it leads to. */
export function changedBy(resolved: ResolvedMode, step: string): ReadonlySet<string> {
  const changed = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const info = resolved.steps[name]
    if (!info || seen.has(name)) return
    seen.add(name)
    const answers = info.asks.flatMap(({ options }) => options.map(({ sets }) => sets))
    for (const facts of [info.sets, info.learns, ...answers]) for (const fact of Object.keys(facts)) changed.add(fact)
    if (info.completes) changed.add(`progress.${info.completes.key}`)
    for (const { to } of [...info.detours, ...info.actions]) if (to !== undefined) visit(to)
    if (info.continuesAtQuestions || info.detours.some(({ questions }) => questions)) for (const { page } of resolved.route) visit(page)
  }
  visit(step)
  return changed
}
