import { textsIn } from '../check/text/texts-in.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { report } from '../load/document.ts'
import { askedTexts, docsWithWords } from './asked-texts.ts'
import { sentences, turnsIn } from './turn.ts'

/**
 * Sentences that say something else than at the last commit, while their other words are the same: another number, doer, time or amount, or
 * a “no” less. Where both languages were changed alike, nothing else can see it. Who means it is asked once.
 */
export function turnedSentences(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return docsWithWords(after).flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    if (!then || then === doc) return []
    const now = askedTexts(doc, then)
    const turns = turnsIn(
      textsIn(then).map(({ text }) => text),
      now.map(({ text }) => text),
    )
    if (turns.length === 0) return []
    const known = saidIn(before)
    return turns.flatMap(({ sentence, was, turn }) => {
      const at = known.has(sentence) ? undefined : now.find(({ text }) => sentences(text).includes(sentence))?.at
      if (!at) return []
      const change =
        turn.is === '' ? `has lost its “${turn.was}”` : turn.was === '' ? `says “${turn.is}”` : `says “${turn.is}” and not “${turn.was}”`
      const message = `“${sentence}” ${change} since the last commit, when it was “${was}”.`
      const fix = 'Look up what is so, and who does it. If this is so, commit it, in Spanish too: it is asked once.'
      return [report(doc, at, { rule: 'turned-sentence', severity: 'warning', message, fix })]
    })
  })
}

/** What stood somewhere then is known. A figure alone is of whatever is beside it. */
function saidIn(catalogue: Catalogue): ReadonlySet<string> {
  return new Set(docsWithWords(catalogue).flatMap((doc) => textsIn(doc).flatMap(({ text }) => sentences(text).filter(isSentence))))
}

function isSentence(text: string): boolean {
  return (text.match(/\p{L}+/gu)?.length ?? 0) > 2
}
