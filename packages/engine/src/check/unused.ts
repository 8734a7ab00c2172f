import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { report } from '../load/document.ts'
import { expandMode, sideSteps } from '../resolve/resolve.ts'

/** Files that nothing uses, links to steps that no mode has, and names that only differ in capital letters. */
export function checkUnused(catalogue: Catalogue): Diagnostic[] {
  // What a broken file uses is unknown.
  if (catalogue.documents.mode.size === 0 || catalogue.problems.size > 0) return sameButCase(catalogue)
  return [...unusedSteps(catalogue), ...unusedSequences(catalogue), ...deadLinks(catalogue), ...sameButCase(catalogue)]
}

function unusedSteps(catalogue: Catalogue): Diagnostic[] {
  const used = usedSteps(catalogue)
  return [...catalogue.documents.step.values()].flatMap((doc) => {
    if (used.has(doc.name)) return []
    const message = `No mode has “${doc.name}”: nobody ever sees it.`
    const fix = 'Add it to a mode, or delete the file and its translation.'
    return [report(doc, ['step'], { rule: 'unused-step', severity: 'warning', message, fix })]
  })
}

function unusedSequences({ documents }: Catalogue): Diagnostic[] {
  const lists = [...documents.mode.values(), ...documents.sequence.values()].flatMap(({ data }) => data.steps)
  const used = new Set(lists.flatMap((item) => (typeof item === 'object' && 'sequence' in item ? [item.sequence] : [])))
  return [...documents.sequence.values()].flatMap((doc) => {
    if (used.has(doc.name)) return []
    const message = `No mode uses the sequence “${doc.name}”.`
    return [
      report(doc, ['sequence'], { rule: 'unused-sequence', severity: 'warning', message, fix: 'Use it in a mode, or delete the file.' }),
    ]
  })
}

/** A detour or an action is skipped in modes that do not have its step; one that is skipped in all of them is a mistake. */
function deadLinks(catalogue: Catalogue): Diagnostic[] {
  const together = new Set<string>()
  for (const doc of catalogue.documents.mode.values()) {
    const order = expandMode(catalogue, doc.data).flatMap(({ branches }) => branches.map(({ step }) => step))
    const steps = [...new Set([...order, ...sideSteps(catalogue, doc.data)])]
    for (const from of steps) {
      const { detours = [], actions = [] } = catalogue.documents.step.get(from)?.data ?? {}
      for (const { to } of [...detours, ...actions]) if (to !== undefined && steps.includes(to)) together.add(`${from} ${to}`)
    }
  }
  const used = usedSteps(catalogue)
  return [...catalogue.documents.step.values()].flatMap((doc) => {
    // Question pages are in modes by the questionnaire too, whose pages this does not follow.
    if (!used.has(doc.name)) return []
    return (['detours', 'actions'] as const).flatMap((list) =>
      (doc.data[list] ?? []).flatMap(({ to }, index) => {
        if (to === undefined || together.has(`${doc.name} ${to}`) || !catalogue.documents.step.has(to)) return []
        const message = `No mode with “${doc.name}” has “${to}”: nobody is ever led there.`
        const fix = `Add “${to}” to the side steps of a mode, or remove this.`
        return [report(doc, [list, index, 'to'], { rule: 'dead-link', severity: 'warning', message, fix })]
      }),
    )
  })
}

export function usedSteps(catalogue: Catalogue): Set<string> {
  const { mode, questions, facts } = catalogue.documents
  const ofModes = [...mode.values()].flatMap(({ data }) => [
    ...expandMode(catalogue, data).flatMap(({ branches }) => branches.map(({ step }) => step)),
    ...sideSteps(catalogue, data),
    ...Object.values(data.guard ?? {}),
  ])
  const pages = (questions.get('questions')?.data.route ?? []).map(({ page }) => page)
  const guards = (facts.get('facts')?.data.needs ?? []).flatMap(({ checks }) => checks.flatMap(({ otherwise }) => otherwise.go ?? []))
  return new Set([...ofModes, ...pages, ...guards])
}

/** Some disks and all people take two such names for one. */
function sameButCase({ documents }: Catalogue): Diagnostic[] {
  return Object.values(documents).flatMap((ofKind) => {
    const first = new Map<string, string>()
    return [...ofKind.values()].flatMap((doc) => {
      const other = first.get(doc.name.toLowerCase())
      first.set(doc.name.toLowerCase(), other ?? doc.name)
      if (other === undefined) return []
      const message = `“${doc.name}” and “${other}” differ only in capital letters.`
      return [report(doc, [doc.kind], { rule: 'names-by-case', message, fix: 'Give one of them another name.' })]
    })
  })
}
