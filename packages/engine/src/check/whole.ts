import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import type { ExpandedItem } from '../resolve/items.ts'
import { leadsToQuestions, sideSteps } from '../resolve/resolve.ts'

/** Every step that this mode leads people to must be there, also those that its sequences and the questionnaire bring. */
export function checkWhole(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const inOrder = items.flatMap(({ branches, at }) => branches.map(({ step }) => ({ step, at })))
  const aside = sideSteps(catalogue, doc.data).map((step) => ({ step, at: placeOfSide(doc, step, catalogue) }))
  const own = [...inOrder, ...aside]
  const route = catalogue.documents.questions.get('questions')?.data.route ?? []
  const asks = doc.data.resume !== undefined || own.some(({ step }) => leadsToQuestions(catalogue, step))
  const pages = asks ? route.map(({ page }) => ({ step: page, at: ['mode'] })) : []
  const seen = new Set<string>()
  return [...own, ...pages, ...guardTargets(doc, catalogue)].flatMap(({ step, at }) => {
    if (seen.has(step) || catalogue.documents.step.has(step)) return []
    seen.add(step)
    return [report(doc, at, lostStep(step, catalogue.problems.has(`steps/${step}.json`)))]
  })
}

/** The steps that the guard sends people to. */
function guardTargets(doc: Document<'mode'>, catalogue: Catalogue): { step: string; at: JsonPath }[] {
  const levels = catalogue.documents.facts.get('facts')?.data.needs ?? []
  return levels.flatMap(({ need, checks }) => {
    const own = doc.data.guard?.[need]
    if (own !== undefined) return [{ step: own, at: ['guard', need] }]
    return checks.flatMap(({ otherwise }) => (otherwise.go === undefined ? [] : [{ step: otherwise.go, at: ['mode'] }]))
  })
}

/** Where a side step is written, or the use of the sequence that brings it along. */
export function placeOfSide(doc: Document<'mode'>, step: string, catalogue: Catalogue): JsonPath {
  const own = doc.data.side?.indexOf(step) ?? -1
  if (own >= 0) return ['side', own]
  const brings = (item: Document<'mode'>['data']['steps'][number]) =>
    typeof item === 'object' && 'sequence' in item && catalogue.documents.sequence.get(item.sequence)?.data.side?.includes(step)
  const use = doc.data.steps.findIndex(brings)
  return use >= 0 ? ['steps', use] : ['steps']
}

function lostStep(step: string, isBroken: boolean) {
  if (isBroken) {
    return {
      rule: 'broken-step',
      message: `This mode leads to “${step}”, and the file of that step has an error.`,
      fix: `Mend steps/${step}.json.`,
    }
  }
  return {
    rule: 'unknown-step',
    message: `This mode leads to “${step}”, and there is no such step.`,
    fix: `Add steps/${step}.json, or take the step out.`,
  }
}
