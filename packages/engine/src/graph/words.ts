import type { Catalogue } from '../load/catalogue.ts'
import { vocabularyOf } from '../resolve/vocabulary.ts'
import { brandWords } from '../review/brand-words.ts'
import type { GraphWords } from './types.ts'

/** The words of a catalogue that a drawing uses: meanings of facts, titles of steps, labels of buttons. */
export function graphWords(catalogue: Catalogue): GraphWords {
  const fill = brandWords(catalogue)
  const steps = [...catalogue.documents.step.values()]
  const buttons = steps.flatMap(({ name, data }) => (data.actions ?? []).map(({ to, label }) => [`${name} ${to}`, fill(label)] as const))
  return {
    vocabulary: vocabularyOf(catalogue),
    titles: new Map(steps.map(({ name, data }) => [name, fill(data.title)])),
    buttons: new Map(buttons),
  }
}
