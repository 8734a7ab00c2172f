import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { sideSteps } from '../../resolve/resolve.ts'
import { areCrossed, sharedWords } from '../crossed.ts'
import { landingPaths } from '../landings.ts'

/** Places that changed their steps: what opens each, or the rule by which people end there, speaks of the step of the other. */
export function checkCrossedPlaces(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const own = new Set(items.flatMap(({ branches }) => branches.map(({ step }) => step)))
  return [
    ...openedElsewhere(doc, own),
    ...placeOfAnother(doc, own, catalogue),
    ...crossedOpenings(doc, catalogue),
    ...crossedEnds(doc, catalogue),
  ]
}

/** A place that has the name of a step of the mode is that step. */
function openedElsewhere(doc: Document<'mode'>, own: ReadonlySet<string>): Diagnostic[] {
  return (doc.data.opens ?? []).flatMap(({ place, at }, index) => {
    if (at === undefined || at === place || !own.has(place)) return []
    const message = `“${place}” opens “${at}”, and this mode has a step “${place}”.`
    return [report(doc, ['opens', index, 'at'], { rule: 'opened-elsewhere', message, fix: `Write "at": "${place}".` })]
  })
}

/** A place whose name speaks of another step of the mode, and of nothing on the one that it opens. */
function placeOfAnother(doc: Document<'mode'>, own: ReadonlySet<string>, catalogue: Catalogue): Diagnostic[] {
  return (doc.data.opens ?? []).flatMap(({ place, at }, index) => {
    const words = place.replaceAll('-', ' ')
    if (at === undefined || !own.has(at) || sharedWords(words, said(catalogue, at)) > 0) return []
    const meant = [...own].filter((step) => sharedWords(words, said(catalogue, step)) > 0)
    if (meant.length !== 1) return []
    const message = `“${place}” opens “${at}”, and speaks of “${meant[0]}”.`
    return [report(doc, ['opens', index, 'at'], { rule: 'place-of-another', message, fix: `Write "at": "${meant[0]}".` })]
  })
}

function crossedOpenings(doc: Document<'mode'>, catalogue: Catalogue): Diagnostic[] {
  const places = (doc.data.opens ?? []).map(({ place, at }) => ({ at, text: place.replaceAll('-', ' '), meant: said(catalogue, at) }))
  return places.flatMap((one, index) => {
    const other = places.slice(0, index).find((earlier) => areCrossed(one, earlier))
    if (!other || one.at === undefined || other.at === undefined) return []
    const message = `“${one.at}” is opened for “${one.text}”, and “${other.at}” for “${other.text}”: each speaks of the other.`
    return [report(doc, ['opens', index, 'at'], { rule: 'places-crossed', message, fix: 'Swap the two steps.' })]
  })
}

/** A rule in words that speaks of the step to which another end of the same list leads. */
function crossedEnds(doc: Document<'mode'>, catalogue: Catalogue): Diagnostic[] {
  const ends = [...landingPaths(doc.data)]
  return ends.flatMap(({ landing: { go, rule }, at }) => {
    const own = sharedWords(rule ?? '', said(catalogue, go))
    const meant = ends.find(
      (other) => other.at[0] === at[0] && other.landing.go !== go && sharedWords(rule ?? '', said(catalogue, other.landing.go)) > own,
    )
    if (!meant) return []
    const message = `“${rule}” leads to “${go}”, and speaks of “${meant.landing.go}”, to which another end leads.`
    return [report(doc, [...at, 'go'], { rule: 'places-crossed', message, fix: 'Swap the two steps, or say the rule in other words.' })]
  })
}

function said({ documents }: Catalogue, step: string | undefined): string {
  const { kind = '', title = '' } = documents.step.get(step ?? '')?.data ?? {}
  return step === undefined ? '' : `${step.replaceAll(/[-/]/g, ' ')} ${kind.replaceAll('-', ' ')} ${title}`
}

const saysNo = /\b(?:no|not|nothing|never|none|nobody)\b|n’t\b/i

/**
 * Two branches by what is so or not so: the page for those of whom it is not so says no in its heading or its name, and not the other.
 */
export function checkCrossedBranches(doc: Document<'mode'>, items: readonly ExpandedItem[], { documents }: Catalogue): Diagnostic[] {
  return items.flatMap(({ branches, at }) => {
    const [first, second, ...others] = branches
    if (!first?.when || !second || others.length > 0) return []
    const [[fact, value] = [], ...more] = Object.entries(first.when)
    if (fact === undefined || more.length > 0 || typeof value !== 'boolean') return []
    const isNo = (step: string) => saysNo.test(`${step.replaceAll('-', ' ')} ${documents.step.get(step)?.data.title ?? ''}`)
    const [yes, no] = value ? [first.step, second.step] : [second.step, first.step]
    if (!isNo(yes) || isNo(no)) return []
    const message = `“${yes}” says no, and is shown where “${fact}” is true; “${no}” is shown where it is not.`
    return [report(doc, at, { rule: 'branches-crossed', message, fix: 'Swap the two steps.' })]
  })
}

/** A button to another mode leads to another mode: one that begins anew where people have just been sends them round in a circle. */
export function checkRoundTrips(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const { mode, sequence, step } = catalogue.documents
  const own = new Set([...items.flatMap(({ branches }) => branches.map((branch) => branch.step)), ...sideSteps(catalogue, doc.data)])
  // A step that other modes have too may lead from them.
  const isShared = (name: string) =>
    [...sequence.values()].some(({ text }) => text.includes(`"${name}"`)) ||
    [...mode.values()].some((other) => other !== doc && other.text.includes(`"${name}"`))
  return [...own].flatMap((name) => {
    const data = step.get(name)
    const index = data?.data.actions?.findIndex((action) => action.mode === doc.name) ?? -1
    if (!data || index < 0 || isShared(name)) return []
    const message = `This leads to the beginning of “${doc.name}”, the only mode that has “${name}”: people have just come from there.`
    return [report(data, ['actions', index, 'mode'], { rule: 'leads-round', message, fix: 'Name the mode that comes next for them.' })]
  })
}
