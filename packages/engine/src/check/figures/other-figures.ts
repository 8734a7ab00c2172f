import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { valueAt } from '../text/claims/promises.ts'
import { sentencesOf } from '../text/sentences.ts'
import { languageOf, textsIn } from '../text/texts-in.ts'
import { factOf } from './facts-of-law.ts'
import { type Figure, figuresIn } from './figures-in.ts'

/** A figure is what it is of the thing that its sentence speaks of: two that are both of the law are not exchanged. */
export const checkFigures = onceEach((doc: Document): readonly Diagnostic[] => {
  if (languageOf(doc) !== 'en' || doc.kind === 'translation') return []
  return textsIn(doc).flatMap(({ text, at }) => {
    if (at.includes('errors') || at.at(-1) === 'source') return []
    const [other] = sentencesOf(text).flatMap((sentence) => otherFigures(sentence, subjectOf(doc, at)))
    if (!other) return []
    const message = `“${other.said}” is said here, and ${other.says}.`
    return [report(doc, at, { rule: 'other-law', message, fix: 'Write the number that is so, in Spanish too.' })]
  })
})

function otherFigures(sentence: string, subject: string): (Figure & { readonly says: string })[] {
  const own = figuresIn(sentence)
  const figures = own.length === 0 || subject === '' ? own : figuresIn(`${sentence} – ${subject}`).slice(0, own.length)
  return figures.flatMap((figure) => {
    const fact = factOf(figure)
    return fact && !fact.values.includes(figure.value) ? [{ ...figure, says: fact.says }] : []
  })
}

/** What a figure that stands alone is of: the words beside it, or the name of its row. */
function subjectOf({ data }: Document, at: JsonPath): string {
  const around = at.at(-1) === 'figure' ? [...at.slice(0, -1), 'text'] : at.at(-2) === 'cells' ? [...at.slice(0, -2), 'label'] : undefined
  const subject = around && valueAt(data, around)
  return typeof subject === 'string' ? subject : ''
}
