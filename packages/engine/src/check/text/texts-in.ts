import type { PromiseLanguage } from '@app/schemas/flow/promises/promise-phrases'
import type { Document, JsonPath } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { textsOfTranslation } from '../../translate/compare.ts'
import {
  brandWords,
  modeWords,
  partnerWords,
  providerWords,
  questionWords,
  stepWords,
  textsOf,
  type WordPlace,
} from '../../translate/word-places.ts'
import { valueAt } from './claims/promises.ts'

export type Language = PromiseLanguage
export type ReadText = { readonly text: string; readonly at: JsonPath }

/** Everything in a file that customers read, with its place. */
export const textsIn = onceEach((doc: Document): readonly ReadText[] => {
  if (isOf(doc, 'step')) return placed(doc.data, stepWords(doc.data))
  if (isOf(doc, 'questions')) return placed(doc.data, questionWords(doc.data.questions))
  if (isOf(doc, 'mode')) return placed(doc.data, modeWords(doc.data))
  if (isOf(doc, 'partners')) return placed(doc.data, partnerWords(doc.data))
  if (isOf(doc, 'providers')) return placed(doc.data, providerWords(doc.data))
  if (isOf(doc, 'brand')) return placed(doc.data, brandWords(doc.data))
  if (isOf(doc, 'landing') || isOf(doc, 'page')) return textsOf(doc.data)
  return isOf(doc, 'translation') ? textsOfTranslation(doc.data).map(({ path, text }) => ({ text, at: path })) : []
})

/** The language of a file: that of its folder for a translation, English for all others. */
export function languageOf({ kind, name }: Document): Language {
  return kind === 'translation' && name.startsWith('es/') ? 'es' : 'en'
}

function isOf<K extends Document['kind']>(doc: Document, kind: K): doc is Document<K> {
  return doc.kind === kind
}

function placed(data: object, words: readonly WordPlace[]): ReadText[] {
  return words.flatMap(({ at }) => {
    const text = valueAt(data, at)
    return typeof text === 'string' ? [{ text, at }] : []
  })
}
