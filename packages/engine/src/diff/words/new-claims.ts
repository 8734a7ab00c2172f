import { factOf, nearestFact } from '../../check/figures/facts-of-law.ts'
import { type Figure, figuresIn } from '../../check/figures/figures-in.ts'
import { sentencesOf } from '../../check/text/sentences.ts'
import { textsIn } from '../../check/text/texts-in.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../load/document.ts'
import { askedTexts, docsWithWords } from './asked-texts.ts'
import { deedsIn, keyOf } from './said-deeds.ts'
import { turnsIn } from './turn.ts'

/** What is said to be made up, guessed or somebody’s own needs no source. */
const example = /\b(?:examples?|such as|say you|assum\w+|imagine|for instance|estimate[ds]?)\b/i

/**
 * Figures and deeds in sentences that are new since then, and stood nowhere: what nobody has ever said is looked up once. Files that were
 * added since then are in neither.
 */
export function newClaims(before: Catalogue, after: Catalogue, added: readonly string[] = []): readonly Diagnostic[] {
  const old = docsWithWords(before).filter(({ path }) => !added.includes(path))
  const changed = docsWithWords(after).filter((doc) => !old.includes(doc))
  if (changed.length === 0) return []
  const { known, deeds, figures } = saidIn(old)
  return changed.flatMap((doc) => {
    const then = old.find(({ path }) => path === doc.path)
    const texts = askedTexts(doc, then).filter(({ at }) => !at.includes('options') && !at.includes('cells'))
    const turned = turnsIn(
      then ? textsIn(then).map(({ text }) => text) : [],
      texts.map(({ text }) => text),
    )
    const told = new Set(turned.map(({ sentence }) => sentence))
    return texts.flatMap(({ text, at }) => {
      const isNew = (sentence: string) => !known.has(sentence) && !told.has(sentence)
      const [problem] = sentencesOf(text)
        .filter(isNew)
        .flatMap((sentence) => newDeed(sentence, deeds) ?? newFigure(sentence, figures) ?? [])
      return problem ? [report(doc, at, problem)] : []
    })
  })
}

function newDeed(sentence: string, known: ReadonlySet<string>): Problem | undefined {
  const deed = deedsIn(sentence).find((one) => !known.has(keyOf(one)))
  return (
    deed && {
      rule: 'new-deed',
      severity: 'warning',
      message: `“${deed.said}”: no other page says “${deed.isDenied ? 'not ' : ''}${deed.deed}” of ${deed.doer}.`,
      fix: 'Is it they who do it? If so, commit it: it is asked once. If not, name who does.',
    }
  )
}

function newFigure(sentence: string, known: ReadonlyMap<string, readonly string[]>): Problem | undefined {
  if (sentence.endsWith('?') || example.test(sentence)) return undefined
  const figure = figuresIn(sentence).find((one) => !factOf(one) && !isKnown(one, sentence, known))
  if (!figure) return undefined
  const near = nearestFact(figure)
  return {
    rule: 'new-figure',
    severity: 'warning',
    message: `“${figure.said}” is said here, of what no rule and no other page says a figure.${near === undefined ? '' : ` The nearest that is known: ${near}.`}`,
    fix: 'Look it up, and write {price:NAME} for a price. If it is so, commit it: it is asked once. An example says that it is one.',
  }
}

const sharedWords = 2

/** The same figure in a sentence about the same. */
function isKnown({ unit, value }: Figure, sentence: string, known: ReadonlyMap<string, readonly string[]>): boolean {
  const words = wordsOf(sentence)
  return (known.get(`${unit} ${value}`) ?? []).some((other) => wordsOf(other).filter((word) => words.includes(word)).length >= sharedWords)
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])]
}

/** Everything that stood somewhere, with who was said to do what, and of what each figure was said. */
function saidIn(docs: readonly Document[]) {
  const all = new Set(docs.flatMap((doc) => textsIn(doc).flatMap(({ text }) => sentencesOf(text))))
  const figures = new Map<string, string[]>()
  for (const sentence of all)
    for (const { unit, value } of figuresIn(sentence))
      figures.set(`${unit} ${value}`, [...(figures.get(`${unit} ${value}`) ?? []), sentence])
  return { known: all, deeds: new Set([...all].flatMap((sentence) => deedsIn(sentence).map(keyOf))), figures }
}
