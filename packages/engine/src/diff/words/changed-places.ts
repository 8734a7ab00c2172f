import { originalOf } from '../../check/text/translation/original.ts'
import { pairsOf } from '../../check/text/translation/translation.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'

type Texts = ReadonlyMap<string, string>

/** Two texts that have changed places since then in one language, and not in the other: each stands for what the other says. */
export function changedPlaces(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return [...after.documents.translation.values()].flatMap((doc) => {
    const file = doc.name.slice(doc.name.indexOf('/') + 1)
    const then = before.documents.translation.get(doc.name)
    const original = originalOf(file, after)
    if (!then || !original || (then === doc && originalOf(file, before) === original)) return []
    const [old, now] = [pairsOf(then, before), pairsOf(doc, after)]
    const [wasEnglish, wasText] = [
      new Map(old.map(({ to, english }) => [keyOf(to), english])),
      new Map(old.map(({ to, text }) => [keyOf(to), text])),
    ]
    const [english, text] = [
      new Map(now.map((pair) => [keyOf(pair.to), pair.english])),
      new Map(now.map((pair) => [keyOf(pair.to), pair.text])),
    ]
    const source = documentAt(after, `${file}.json`)
    const places = new Map(original.words.map(({ at, to }) => [keyOf(to), at]))
    const inEnglish = swapped(wasEnglish, english).filter((pair) => pair.every((to) => wasText.get(to) === text.get(to)))
    const inText = swapped(wasText, text).filter((pair) => pair.every((to) => wasEnglish.get(to) === english.get(to)))
    return [
      ...inEnglish.flatMap(([to, other]) =>
        source ? [report(source, places.get(to) ?? [], exchanged(english, to, other, 'the translation'))] : [],
      ),
      ...inText.map(([to, other]) =>
        report(doc, now.find((pair) => keyOf(pair.to) === to)?.to ?? [], exchanged(text, to, other, 'the original')),
      ),
    ]
  })
}

/** Each two places of which each has what the other had. */
function swapped(was: Texts, is: Texts): (readonly [string, string])[] {
  const changed = [...is].filter(([to, text]) => was.has(to) && was.get(to) !== text)
  return changed.flatMap(([to, text], index) =>
    changed
      .slice(index + 1)
      .flatMap(([other, theirs]) => (was.get(other) === text && was.get(to) === theirs ? [[to, other] as const] : [])),
  )
}

function exchanged(texts: Texts, to: string, other: string, where: string) {
  const message = `“${texts.get(to)}” and “${texts.get(other)}” have changed places since the last commit, and not in ${where}.`
  return { rule: 'changed-places', message, fix: 'Put each back where it was, or swap the two in both languages.' }
}

function keyOf(at: JsonPath): string {
  return JSON.stringify(at)
}

function documentAt({ documents }: Catalogue, path: string): Document | undefined {
  return Object.values(documents)
    .flatMap((ofKind): Document[] => [...ofKind.values()])
    .find((doc) => doc.path === path)
}
