import { type Figure, figuresIn } from '../../check/figures/figures-in.ts'
import { sentencesOf } from '../../check/text/sentences.ts'
import { textsIn } from '../../check/text/texts-in.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { askedTexts, docsWithWords } from './asked-texts.ts'

/** How a sentence that stands alone begins when it still says the same of the same. */
const firstWords = 2

/**
 * Sentences that have lost the figure that they gave since then, in a text whose other sentences are as they were: “it ends one year later”
 * is “it ends when you close your account”. How long, how much and how old is what people go by, so it is asked once.
 */
export function lostFigures(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return docsWithWords(after).flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    return !then || then === doc ? [] : lostIn(doc, then)
  })
}

function lostIn(doc: Document, then: Document): Diagnostic[] {
  const old = new Map(textsIn(then).map(({ text, at }) => [JSON.stringify(at), sentencesOf(text)]))
  return askedTexts(doc, then).flatMap(({ text, at }) => {
    const [was, is] = [old.get(JSON.stringify(at)) ?? [], sentencesOf(text)]
    const changed = is.flatMap((sentence, index) => (sentence === was[index] ? [] : [{ sentence, was: was[index] ?? '' }]))
    const [only, ...others] = changed
    if (!only || others.length > 0 || was.length !== is.length || only.was.endsWith('?')) return []
    if (is.length === 1 && startOf(only.was) !== startOf(only.sentence)) return []
    const lost = lostFigure(only.was, only.sentence)
    if (!lost) return []
    const message = `“${only.sentence}” has lost its “${lost.said}” since the last commit, when it was “${only.was}”.`
    const fix =
      'Is it no longer so? Then mend what else says it, and the rules. If it is meant, commit it, in Spanish too: it is asked once.'
    return [report(doc, at, { rule: 'lost-figure', severity: 'warning', message, fix })]
  })
}

/** A figure of a sentence that gives none of its unit any more. */
function lostFigure(was: string, is: string): Figure | undefined {
  const units = new Set(figuresIn(is).map(({ unit }) => unit))
  return figuresIn(was).find(({ unit }) => !units.has(unit))
}

function startOf(sentence: string): string {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}’{}]+/gu) ?? []).slice(0, firstWords).join(' ')
}
