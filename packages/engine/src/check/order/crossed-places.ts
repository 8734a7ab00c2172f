import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { areCrossed, sharedWords } from '../crossed.ts'
import { landingPaths } from '../finish.ts'

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
