import { textsIn } from '../check/text/texts-in.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import { sentences, turnsIn } from './turn.ts'

const kinds = ['step', 'questions', 'landing', 'page', 'mode', 'brand'] as const

/**
 * Sentences that say something else than at the last commit, while their other words are the same: another number, doer, time or amount, or
 * a “no” less. Where both languages were changed alike, nothing else can see it. Who means it is asked once.
 */
export function turnedSentences(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  const docs = kinds.flatMap((kind): Document[] => [...after.documents[kind].values()])
  return docs.flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    if (!then || then === doc) return []
    const now = asked(doc, then)
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

/** The texts that are looked at. A figure that has a new source has been looked up, and a limit and its message are held together. */
function asked(doc: Document, then: Document) {
  const texts = textsIn(doc)
  const old = new Set(textsIn(then).map(({ text }) => text))
  const sourced = new Set(texts.flatMap(({ text, at }) => (at.at(-1) === 'source' && !old.has(text) ? [around(at)] : [])))
  return texts.filter(({ at }) => !at.includes('errors') && at.at(-1) !== 'source' && !sourced.has(around(at)))
}

function around(at: JsonPath): string {
  return JSON.stringify(at.slice(0, -1))
}

/** What stood somewhere then is known. A figure alone is of whatever is beside it. */
function saidIn({ documents }: Catalogue): ReadonlySet<string> {
  const docs = kinds.flatMap((kind): Document[] => [...documents[kind].values()])
  return new Set(docs.flatMap((doc) => textsIn(doc).flatMap(({ text }) => sentences(text).filter(isSentence))))
}

function isSentence(text: string): boolean {
  return (text.match(/\p{L}+/gu)?.length ?? 0) > 2
}
