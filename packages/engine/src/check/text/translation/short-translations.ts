import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import type { Pair } from './original.ts'

/** Of a sentence or two; a label may be one word in one language and five in the other. */
const leastLength = 90
/** Spanish takes more letters than English: with so many fewer, part of what is said is missing. */
const leastShare = 0.7

/** A translation that is much shorter than its text leaves something out. */
export function checkShort(doc: Document<'translation'>, pairs: readonly Pair[]): Diagnostic[] {
  return pairs.flatMap(({ to, text, english }) =>
    english.length >= leastLength && text.length < english.length * leastShare ? [report(doc, to, saysLess(english))] : [],
  )
}

function saysLess(english: string) {
  return {
    rule: 'says-less',
    message: `The translation is so much shorter than its text that it leaves something out: “${english}”`,
    fix: 'Say all of it; where the text is too long, shorten that first.',
  }
}
