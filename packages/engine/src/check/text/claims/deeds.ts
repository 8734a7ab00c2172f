import { deedExceptions, deedPhrases, unlessSaid } from '@app/schemas/flow/promises/deed-phrases'
import type { PromiseLanguage } from '@app/schemas/flow/promises/promise-phrases'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { compileCondition, NO, YES } from '../../../flow/conditions.ts'
import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { derivedFacts, type Vocabulary } from '../../../resolve/vocabulary.ts'
import type { Fit } from '../../../translate/compare.ts'
import { usedSteps } from '../../unused.ts'
import { textsIn } from '../texts-in.ts'

/**
 * A page that says what was done, or how something turned out, opens to nobody before that: its "empty" holds for people about whom the
 * service knows nothing yet, whatever they answer.
 */
export function checkDeeds(doc: Document<'step'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const fault = openFault(doc.data, catalogue, vocabulary)
  // What no mode has opens to nobody, which is said of it already.
  if (!fault || !stepsInUse(catalogue).has(doc.name)) return []
  const said = textsIn(doc).flatMap(({ text, at }) => (isPlain(doc.data, at) ? deedsIn(text, 'en').map((deed) => ({ deed, at })) : []))
  const [first] = said
  // Where there is an "empty", it is what is wrong.
  const wrong = doc.data.empty && (['empty', 'when'] as const)
  if (first) return [report(doc, wrong ?? first.at, saidTooEarly(first.deed, fault))]
  return doc.data.outcome ? [report(doc, wrong ?? ['outcome'], toldTooEarly(fault))] : []
}

/** A translation says no more than its page. */
export function checkDeedsOfTranslation(
  doc: Document<'translation'>,
  usable: Fit['usable'],
  original: object,
  catalogue: Catalogue,
): Diagnostic[] {
  const [, step] = /^es\/steps\/(.+)$/.exec(doc.name) ?? []
  if (step === undefined || 'empty' in original || !stepsInUse(catalogue).has(step)) return []
  const [first] = usable.flatMap(({ text, at, to }) => (isPlain(original, at) ? deedsIn(text, 'es').map((deed) => ({ deed, to })) : []))
  return first ? [report(doc, first.to, saidTooEarly(first.deed, openToAll))] : []
}

const stepsInUse = onceEach(usedSteps)

type Fault = { readonly message: string; readonly fix: string }

const openToAll: Fault = {
  message: 'and this page opens to people for whom it isn’t so',
  fix: 'Say in "empty" when it isn’t so, by the fact that it sets (“npm run flows -- list facts”); put it in a block with "when"; or say it as a condition (“once …”).',
}

/** What is wrong with who may open a page that says so. */
function openFault({ empty }: StepFile, catalogue: Catalogue, vocabulary: Vocabulary): Fault | undefined {
  if (empty === undefined) return openToAll
  const { of } = compileCondition(empty.when, derivedFacts(catalogue))
  const starts = Object.fromEntries([...vocabulary].flatMap(([fact, { start }]) => (start === undefined ? [] : [[fact, start]])))
  const truth = of(starts)
  if (truth === NO)
    return {
      message: 'and "empty" does not hold for people about whom nothing is known yet',
      fix: 'Name a fact in it that what the page tells makes so.',
    }
  if (truth === YES) return undefined
  return {
    message: 'and answers alone decide whether "empty" holds, which people can give without doing it',
    fix: 'Let it hold for everybody of whom the service doesn’t know it: name a fact of the service, or a progress key.',
  }
}

function deedsIn(text: string, language: PromiseLanguage): string[] {
  return text.split(/(?<=[.?!”])\s+/).filter((sentence) => !excepted.has(sentence) && says(sentence, language))
}

function says(sentence: string, language: PromiseLanguage): boolean {
  const found = phrases[language].exec(sentence)
  return found !== null && !reservations[language].test(sentence.slice(0, found.index)) && !sentence.endsWith('?')
}

const excepted = new Set(Object.values(deedExceptions).flat())
const phrases = { en: word(deedPhrases.en.join('|')), es: word(deedPhrases.es.join('|')) }
const reservations = { en: word(unlessSaid.en), es: word(unlessSaid.es) }

function word(source: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'iu')
}

const explained = new Set<string | number>(['more', 'panel', 'folds', 'empty', 'terms'])

/** Whether words stand on the page for everybody: its heading, or a block without a condition that is no explanation. */
function isPlain(data: object, at: JsonPath): boolean {
  const [part, index] = at
  if (part === 'title' || part === 'lead' || part === 'parts') return true
  if (part !== 'body' || !('body' in data) || !Array.isArray(data.body) || typeof index !== 'number') return false
  const block: unknown = data.body[index]
  const isShown = typeof block === 'object' && block !== null && !('when' in block) && !('folds' in block)
  return isShown && !at.some((key) => explained.has(key))
}

function saidTooEarly(deed: string, { message, fix }: Fault) {
  return { rule: 'said-before-done', message: `“${deed}” says that something was done, ${message}.`, fix }
}

function toldTooEarly({ message, fix }: Fault) {
  return { rule: 'said-before-done', message: `This page tells how something turned out, ${message}.`, fix }
}
