import { textsIn } from '../../check/text/texts-in.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { report } from '../../load/document.ts'
import { askedTexts, docsWithWords } from './asked-texts.ts'

/** The words by which somebody is called who does something, and to whom it is done. */
const subjects: Readonly<Record<string, string>> = { us: 'we', me: 'i', them: 'they' }

type Exchanged = { readonly one: string; readonly other: string }

/** Texts in which two words have changed places since then: “from your plan to your bank” is “from your bank to your plan”. */
export function exchangedWords(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return docsWithWords(after).flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    if (!then || then === doc) return []
    const old = new Map(textsIn(then).map(({ text, at }) => [JSON.stringify(at), text]))
    return askedTexts(doc, then).flatMap(({ text, at }) => {
      const was = old.get(JSON.stringify(at))
      const exchanged = was === undefined || was === text ? undefined : exchangedIn(wordsOf(was), wordsOf(text))
      if (!exchanged) return []
      const message = `“${exchanged.one}” and “${exchanged.other}” have changed places in “${text}” since the last commit.`
      const fix = 'Look up which is so. If this is, commit it, in Spanish too: it is asked once.'
      return [report(doc, at, { rule: 'exchanged-words', severity: 'warning', message, fix })]
    })
  })
}

/** The same words with two of them, or two runs of them, in each other’s place. A word that has only moved is no exchange. */
function exchangedIn(old: readonly string[], now: readonly string[]): Exchanged | undefined {
  if (old.length !== now.length || old.toSorted().join(' ') !== now.toSorted().join(' ')) return undefined
  const from = old.findIndex((word, index) => word !== now[index])
  const to = old.findLastIndex((word, index) => word !== now[index]) + 1
  if (from < 0) return undefined
  const [was, is] = [old.slice(from, to), now.slice(from, to)]
  for (let first = 1; first < was.length - 1; first++) {
    for (let last = 1; first + last < was.length; last++) {
      const [one, between, other] = [was.slice(0, first), was.slice(first, was.length - last), was.slice(was.length - last)]
      if ([...other, ...between, ...one].join(' ') === is.join(' ')) return { one: one.join(' '), other: other.join(' ') }
    }
  }
  return undefined
}

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}’%$½{}()-]+/gu) ?? []).map((word) => subjects[word] ?? word)
}
