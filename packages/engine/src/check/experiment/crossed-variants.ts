import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { areCrossed, type Said, sharedWords } from '../crossed.ts'
import { valueAt } from '../text/claims/promises.ts'
import { textsIn } from '../text/texts-in.ts'

/** So many words more that another variant says of what this one shows are no accident. */
const clearly = 2

/** What a variant is said to be is what it shows: where another one speaks of it, the two descriptions have changed places. */
export function checkCrossedVariants(doc: Document<'experiments'>, catalogue: Catalogue): Diagnostic[] {
  return doc.data.experiments.flatMap(({ name, where, variants }, index) => {
    const all = variants.map(({ name: variant, about }) => ({
      variant,
      text: about,
      meant: wordsFor(catalogue, where, `experiment.${name}`, variant),
    }))
    return all.flatMap((one, place) => {
      const other = all.find((each, at) => (each.meant === '' || at < place) && speaksOf(each, one))
      if (!other) return []
      const message = `What “${one.variant}” shows is what “${other.variant}” is said to be: “${other.text}”`
      const at = ['experiments', index, 'variants', place, 'about']
      return [report(doc, at, { rule: 'variants-crossed', message, fix: 'Swap the two descriptions, or the conditions on the page.' })]
    })
  })
}

/** Of one that shows nothing of its own, that it speaks clearly of what the other shows; else that each speaks of the other. */
function speaksOf(other: Said, one: Said): boolean {
  if (other.meant !== '') return areCrossed(one, other)
  return sharedWords(other.text, one.meant) >= sharedWords(one.text, one.meant) + clearly
}

/** The words of the parts that only people of this variant see. */
function wordsFor({ documents }: Catalogue, where: readonly string[], test: string, variant: string): string {
  const pages = where.flatMap((place): readonly Document[] =>
    [documents.step, documents.landing, documents.page].flatMap((all) => all.get(place) ?? []),
  )
  const isForIt = (value: unknown) => valueAt(value, ['when', test]) === variant
  return pages
    .flatMap((doc) => textsIn(doc).filter(({ at }) => at.some((_key, index) => isForIt(valueAt(doc.data, at.slice(0, index))))))
    .map(({ text }) => text)
    .join(' ')
}
