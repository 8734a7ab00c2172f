import { type ReadText, textsIn } from '../../check/text/texts-in.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Document, JsonPath } from '../../load/document.ts'

const kinds = ['step', 'questions', 'landing', 'page', 'mode', 'brand', 'partners', 'providers'] as const

/** The files whose words people read in English. */
export function docsWithWords({ documents }: Pick<Catalogue, 'documents'>): readonly Document[] {
  return kinds.flatMap((kind): Document[] => [...documents[kind].values()])
}

/** The texts about which is asked. A figure that has a new source has been looked up, and a limit and its message are held together. */
export function askedTexts(doc: Document, then: Document | undefined): readonly ReadText[] {
  const texts = textsIn(doc)
  const old = new Set(then ? textsIn(then).map(({ text }) => text) : [])
  const sourced = new Set(texts.flatMap(({ text, at }) => (at.at(-1) === 'source' && !old.has(text) ? [around(at)] : [])))
  return texts.filter(({ at }) => !at.includes('errors') && at.at(-1) !== 'source' && !sourced.has(around(at)))
}

function around(at: JsonPath): string {
  return JSON.stringify(at.slice(0, -1))
}
