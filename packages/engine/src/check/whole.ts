import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import type { ExpandedItem } from '../resolve/items.ts'
import { expandMode, goalPages, leadsToQuestions, sideSteps } from '../resolve/resolve.ts'
import { resolveSales } from '../resolve/steps.ts'

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

/** Where a side step is written, or what brings it along: a sequence, the goal of the mode, a step that sells, or one that opens the questionnaire. */
export function placeOfSide(doc: Document<'mode'>, step: string, catalogue: Catalogue): JsonPath {
  const own = doc.data.side?.indexOf(step) ?? -1
  if (own >= 0) return ['side', own]
  const brings = (item: Document<'mode'>['data']['steps'][number]) =>
    typeof item === 'object' && 'sequence' in item && catalogue.documents.sequence.get(item.sequence)?.data.side?.includes(step)
  const use = doc.data.steps.findIndex(brings)
  if (use >= 0) return ['steps', use]
  if (goalPages(catalogue, doc.data).includes(step)) return ['goal']
  return placeOfLeading(doc, leadingTo(step, catalogue), catalogue) ?? ['steps']
}

/** What leads people to a step that no mode names: a sale that is ruled out for them, or the questionnaire. */
function leadingTo(step: string, catalogue: Catalogue): (from: string) => boolean {
  const offers = catalogue.documents.offers.get('offers')?.data
  const questions = catalogue.documents.questions.get('questions')?.data
  if (questions?.route.some(({ page }) => page === step)) return (from) => leadsToQuestions(catalogue, from)
  return (from) => {
    const data = catalogue.documents.step.get(from)?.data
    return data !== undefined && resolveSales(data, offers).some(({ ruledOut }) => ruledOut.some(({ go }) => go === step))
  }
}

function placeOfLeading(doc: Document<'mode'>, leads: (from: string) => boolean, catalogue: Catalogue): JsonPath | undefined {
  const item = expandMode(catalogue, doc.data).find(({ branches }) => branches.some((branch) => leads(branch.step)))
  if (item) return item.at.slice(0, 2)
  const side = doc.data.side?.findIndex(leads) ?? -1
  return side < 0 ? undefined : ['side', side]
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
