import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { compareWords } from '../../translate/compare.ts'
import { brandWords, modeWords, pageWords, providerWords, questionWords, stepWords, type WordPlace } from '../../translate/word-places.ts'
import { stepNames, unknownName } from '../names.ts'
import { checkPromisesOfTranslation, originalOf, valueAt } from './promises.ts'

/**
 * A translation has the words of its file, all of them and no others. Neither keeps a flow from going live: what is lacking comes in
 * English, and what is too much is not shown.
 */
export function checkTranslation(doc: Document<'translation'>, catalogue: Catalogue): Diagnostic[] {
  const [, ...rest] = doc.name.split('/')
  const file = rest.join('/')
  const words = wordsOfFile(file, catalogue)
  if (!words) return checkOriginal(doc, file, catalogue)
  const original = originalOf(file, catalogue) ?? {}
  const { lacking, unknown, usable } = compareWords(words, doc.data)
  return [
    ...unknown.map((path) => report(doc, path, tooMuch(path, file))),
    ...lacking.map((path) => report(doc, path, tooLittle(path, file))),
    ...usable.flatMap(({ at, to, text }) => checkFilledWords(doc, to, String(valueAt(original, at)), text)),
    ...usable.flatMap(({ at, to, text }) => (isUntouched(String(valueAt(original, at)), text) ? [report(doc, to, stillEnglish)] : [])),
    ...checkPromisesOfTranslation(doc, words, original),
  ]
}

/** The file whose words these are must be known. One that cannot be read has its own finding. */
function checkOriginal(doc: Document<'translation'>, file: string, catalogue: Catalogue): Diagnostic[] {
  const [, folder = '', name = ''] = /^(\w+)\/(.+)$/.exec(file) ?? []
  const { mode, landing, page } = catalogue.documents
  const known = { modes: mode, landings: landing, pages: page }
  if (folder === 'modes' || folder === 'landings' || folder === 'pages') {
    const what = folder === 'modes' ? 'mode' : 'page'
    return known[folder].has(name)
      ? []
      : [report(doc, ['translation'], unknownName(name, new Set(known[folder].keys()), `unknown-${what}`, what))]
  }
  const steps = stepNames(catalogue)
  return folder !== 'steps' || steps.has(name) ? [] : [report(doc, ['translation'], unknownName(name, steps, 'unknown-step', 'step'))]
}

/** A sentence that is the same in both languages was not translated. Names, sums and short labels may be. */
function isUntouched(original: string, text: string): boolean {
  return original === text && (text.replace(/\{[^}]*\}/g, '').match(/\p{Ll}{2,}/gu)?.length ?? 0) >= 4
}

const stillEnglish = { rule: 'other-language', message: 'These are the English words.', fix: 'Translate them.' }

/** What {words} stand for must be there in every language: the telephone number, a price, a name. */
function checkFilledWords(doc: Document<'translation'>, at: JsonPath, original: string, text: string): Diagnostic[] {
  const [wanted, given] = [original, text].map((words) => [...new Set(words.match(/\{[^}]*\}/g))].sort().join(' '))
  if (wanted === given) return []
  const message = `The translation has ${given || 'no {words}'} where the original has ${wanted || 'no {words}'}.`
  return [report(doc, at, { rule: 'other-words-filled', message, fix: 'Have the same {words} in both.' })]
}

/** Returns undefined for an unknown file, and for one that cannot be read. */
function wordsOfFile(file: string, { documents }: Catalogue): WordPlace[] | undefined {
  if (file === 'questions') return questionWords(documents.questions.get('questions')?.data.questions ?? {})
  const providers = documents.providers.get('providers')?.data
  if (file === 'providers') return providers && providerWords(providers)
  const brand = documents.brand.get('brand')?.data
  if (file === 'brand') return brand && brandWords(brand)
  const [, folder, name = ''] = /^(\w+)\/(.+)$/.exec(file) ?? []
  const mode = folder === 'modes' ? documents.mode.get(name)?.data : undefined
  if (mode) return modeWords(mode)
  const page = folder === 'pages' ? documents.page.get(name)?.data : folder === 'landings' ? documents.landing.get(name)?.data : undefined
  if (page) return pageWords(page)
  const step = folder === 'steps' ? documents.step.get(name)?.data : undefined
  return step && stepWords(step)
}

function tooMuch(path: JsonPath, file: string) {
  return {
    rule: 'unknown-words',
    message: `${file}.json has no ${placeOf(path)}.`,
    fix: 'Remove it, or put it where its words stand in English.',
  }
}

function tooLittle(path: JsonPath, file: string) {
  return {
    rule: 'untranslated',
    severity: 'warning',
    message: `${placeOf(path)} of ${file}.json is not translated; it comes in English.`,
    fix: 'Add it.',
  } as const
}

function placeOf(path: JsonPath): string {
  return `“${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ')}”`
}
