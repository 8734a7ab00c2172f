import { sentencesOf } from '../../check/text/sentences.ts'
import { textsIn } from '../../check/text/texts-in.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { askedTexts, docsWithWords } from './asked-texts.ts'
import { type Turn, turnsIn } from './turn.ts'

/** A word that is another one in so many sentences is a new wording, and no slip. */
const often = 3

type Found = { readonly doc: Document; readonly at: JsonPath; readonly sentence: string; readonly was: string; readonly turn: Turn }

/**
 * Sentences that say something else than at the last commit, while their other words are the same: another number, doer, time or amount, a
 * “no” less, or one word mistyped. Where both languages were changed alike, nothing else can see it. Who means it is asked once.
 */
export function turnedSentences(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  const found = docsWithWords(after).flatMap((doc) => turnedIn(doc, before))
  if (found.length === 0) return []
  const known = saidIn(before)
  const times = Map.groupBy(found, ({ turn }) => changeOf(turn))
  return found.flatMap(({ doc, at, sentence, was, turn }) => {
    if (known.has(sentence) || (turn.isWord && (times.get(changeOf(turn))?.length ?? 0) >= often)) return []
    const change =
      turn.is === '' ? `has lost its “${turn.was}”` : turn.was === '' ? `says “${turn.is}”` : `says “${turn.is}” and not “${turn.was}”`
    const message = `“${sentence}” ${change} since the last commit, when it was “${was}”.`
    const fix = 'Look up what is so, and who does it. If this is so, commit it, in Spanish too: it is asked once.'
    return [report(doc, at, { rule: 'turned-sentence', severity: 'warning', message, fix })]
  })
}

function turnedIn(doc: Document, before: Catalogue): Found[] {
  const then = before.documents[doc.kind].get(doc.name)
  if (!then || then === doc) return []
  const now = askedTexts(doc, then)
  const turns = turnsIn(
    textsIn(then).map(({ text }) => text),
    now.map(({ text }) => text),
  )
  return turns.flatMap(({ sentence, ...turned }) => {
    const at = now.find(({ text }) => sentencesOf(text).includes(sentence))?.at
    return at ? [{ doc, at, sentence, ...turned }] : []
  })
}

/** “Paper” for “document” is “papers” for “documents”. */
function changeOf({ was, is }: Turn): string {
  return [was, is].map((word) => word.replace(/s$/, '')).join(' → ')
}

/** What stood somewhere then is known. A figure alone, or “That takes weeks”, is of whatever is beside it. */
function saidIn(catalogue: Catalogue): ReadonlySet<string> {
  return new Set(docsWithWords(catalogue).flatMap((doc) => textsIn(doc).flatMap(({ text }) => sentencesOf(text).filter(isSentence))))
}

function isSentence(text: string): boolean {
  return (text.match(/\p{L}+/gu)?.length ?? 0) > 3
}
