import { textsIn } from '../../check/text/texts-in.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { report } from '../../load/document.ts'
import { askedTexts, docsWithWords } from './asked-texts.ts'

const filled = /\{[a-z:_]+\}/g

/** Texts that have lost a word that is filled in since then, and say the rest as they did: in both languages alike nothing else misses it. */
export function lostPlaceholders(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return docsWithWords(after).flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    if (!then || then === doc) return []
    const old = new Map(textsIn(then).map(({ text, at }) => [JSON.stringify(at), text]))
    return askedTexts(doc, then).flatMap(({ text, at }) => {
      const was = old.get(JSON.stringify(at)) ?? ''
      const lost = (was.match(filled) ?? []).find((word) => !text.includes(word))
      if (lost === undefined || wordsOf(was.replace(lost, '')) !== wordsOf(text)) return []
      const message = `“${text}” has lost its ${lost} since the last commit, and says the rest as it did.`
      return [
        report(doc, at, {
          rule: 'lost-placeholder',
          severity: 'warning',
          message,
          fix: 'Put it back. If it is meant, commit it: it is asked once.',
        }),
      ]
    })
  })
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}{}’]+/gu) ?? []).join(' ')
}
