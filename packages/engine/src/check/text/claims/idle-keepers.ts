import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { textsIn } from '../texts-in.ts'
import { sentencesIn } from './promises.ts'

/** A keeper beside words that promise nothing was meant for others, or was left behind by a sentence that is gone. */
export const checkIdleKeepers = onceEach((doc: Document): readonly Diagnostic[] => {
  if (!doc.text.includes('"keptBy"')) return []
  const said = textsIn(doc).filter(({ text }) => sentencesIn(text, 'en').length > 0)
  return keptPlaces(doc.data).flatMap((at) => {
    const own = (place: JsonPath) => (at.length === 0 ? place.length === 1 : at.every((part, index) => place[index] === part))
    return said.some(({ at: place }) => own(place)) ? [] : [report(doc, [...at, 'keptBy'], idleKeeper)]
  })
})

const idleKeeper = {
  rule: 'keeper-of-nothing',
  message: 'Something is named that keeps a promise, and the words here promise nothing.',
  fix: 'Take "keptBy" out, or put it beside the sentence that promises.',
}

/** The places in a file that name a keeper. */
export function keptPlaces(value: unknown, at: JsonPath = []): JsonPath[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => keptPlaces(one, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, one]) => keptPlaces(one, [...at, key]))
  return 'keptBy' in value ? [at, ...inner] : inner
}
