import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { oncePerPair } from '../../../load/once-each.ts'
import { compareWords, type Fit } from '../../../translate/compare.ts'
import { stepNames, unknownName } from '../../names.ts'
import { checkDeedsOfTranslation } from '../claims/deeds.ts'
import { checkPromisesOfTranslation, valueAt } from '../claims/promises.ts'
import { isOtherLanguage } from '../grammar/other-language.ts'
import { type Original, originalOf, type Pair } from './original.ts'
import { checkShort } from './short-translations.ts'
import { checkSense, otherNumber } from './translation-sense.ts'

/**
 * A translation has the words of its file, all of them and no others. Neither keeps a flow from going live: what is lacking comes in
 * English, and what is too much is not shown.
 */
export function checkTranslation(doc: Document<'translation'>, catalogue: Catalogue): readonly Diagnostic[] {
  const [, ...rest] = doc.name.split('/')
  const file = rest.join('/')
  const original = originalOf(file, catalogue)
  if (!original) return checkOriginal(doc, file, catalogue)
  return [...checkFit(doc, original), ...checkDeedsOfTranslation(doc, fitOf(doc, original).usable, original.data, catalogue)]
}

/** Sums and percentages are the same in every language. Where a number differs, that is what is said of it. */
function checkSums(doc: Document<'translation'>, at: JsonPath, original: string, text: string): Diagnostic[] {
  const [wanted = '', given = ''] = [original, text].map((words) =>
    [...new Set(words.match(/\$\d[\d,.]*\d|\d[\d.,]*(?= ?%)/g))].sort().join(' '),
  )
  if (wanted === given || wanted === '' || (doc.name.startsWith('es/') && otherNumber({ to: at, english: original, text }))) return []
  const message = `The translation has ${given || 'no sum'} where the original has ${wanted}.`
  return [report(doc, at, { rule: 'other-sum', message, fix: 'Have the same sums and percentages in both.' })]
}

/** Neither of the two changes by itself: what was found of both is so until one of them is saved. */
const checkFit = oncePerPair((doc: Document<'translation'>, original: Original): readonly Diagnostic[] => {
  const { file, data } = original
  const { lacking, unknown, usable } = fitOf(doc, original)
  const both = pairs(usable, data)
  return [
    ...partsOf([...unknown, ...lacking]).flatMap(({ part, paths }) => ofPart(doc, file, part, paths, new Set(unknown))),
    ...both.flatMap(({ to, text, english }) => checkFilledWords(doc, to, english, text)),
    ...both.flatMap(({ to, text, english }) => (isUntouched(english, text) ? [report(doc, to, stillEnglish)] : [])),
    ...checkPromisesOfTranslation(doc, usable, data),
    ...checkShort(doc, both),
    ...checkSense(doc, both),
  ]
})

function pairs(usable: Fit['usable'], data: object): readonly Pair[] {
  return usable.map(({ at, to, text }) => ({ to, text, english: String(valueAt(data, at)) }))
}

/** Every text of a translation beside its English. */
export function pairsOf(doc: Document<'translation'>, catalogue: Catalogue): readonly Pair[] {
  const [, ...rest] = doc.name.split('/')
  const original = originalOf(rest.join('/'), catalogue)
  return original ? pairsOfFile(doc, original) : []
}

const pairsOfFile = oncePerPair((doc: Document<'translation'>, original: Original) => pairs(fitOf(doc, original).usable, original.data))

const fitOf = oncePerPair((doc: Document<'translation'>, { words }: Original) => compareWords(words, doc.data))

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

/** A sentence that is the same in both languages was not translated, which is said of whole English ones already. Names, sums and short labels may be. */
function isUntouched(original: string, text: string): boolean {
  if (isOtherLanguage(text, 'es')) return false
  return original === text && (text.replace(/\{[^}]*\}/g, '').match(/\p{Ll}{2,}/gu)?.length ?? 0) >= 4
}

const stillEnglish = { rule: 'other-language', message: 'These are the English words.', fix: 'Translate them.' }

/** What {words} stand for must be there in every language: the telephone number, a price, a name. */
function checkFilledWords(doc: Document<'translation'>, at: JsonPath, original: string, text: string): Diagnostic[] {
  const [wanted, given] = [original, text].map((words) => [...new Set(words.match(/\{[^}]*\}/g))].sort().join(' '))
  if (wanted === given) return checkSums(doc, at, original, text)
  const message = `The translation has ${given || 'no {words}'} where the original has ${wanted || 'no {words}'}.`
  return [report(doc, at, { rule: 'other-words-filled', message, fix: 'Have the same {words} in both.' })]
}

/** What differs in one part of the file: a list is taken as a whole, and so is a field or a question. */
function partsOf(paths: readonly JsonPath[]): { readonly part: JsonPath; readonly paths: readonly JsonPath[] }[] {
  const groups = Map.groupBy(paths, (path) => JSON.stringify(partOf(path)))
  return [...groups.values()].map((inPart) => ({ part: partOf(inPart[0] ?? []), paths: inPart }))
}

function partOf(path: JsonPath): JsonPath {
  const list = path.findIndex((part) => typeof part === 'number')
  if (list > 0) return path.slice(0, list)
  return path[0] === 'fields' || path[0] === 'questions' ? path.slice(0, 2) : path.slice(0, 1)
}

function ofPart(
  doc: Document<'translation'>,
  file: string,
  part: JsonPath,
  paths: readonly JsonPath[],
  unknown: ReadonlySet<JsonPath>,
): Diagnostic[] {
  const surplus = paths.filter((path) => unknown.has(path))
  const absent = paths.filter((path) => !unknown.has(path))
  const [first] = surplus
  const name = doc.name
  if (first) return [report(doc, first, tooMuch(file, first, part, surplus.length, absent.length))]
  return absent.slice(0, 1).map((path) => report(doc, path, tooLittle(file, path, part, absent.length, name)))
}

function tooMuch(file: string, path: JsonPath, part: JsonPath, surplus: number, absent: number) {
  const rest = [surplus > 1 ? `${surplus - 1} more are not there` : '', absent > 0 ? `${absent} of its texts are missing here` : '']
  const more = rest.filter((one) => one !== '')
  return {
    rule: 'unknown-words',
    message: `${file}.json has no ${placeOf(path)}${more.length > 0 ? `; of ${placeOf(part)} ${more.join(', and ')}` : ''}.`,
    fix: 'Remove it, or put it where its words stand in English.',
  }
}

function tooLittle(file: string, path: JsonPath, part: JsonPath, count: number, name: string) {
  const more = count > 1 ? ` and ${count - 1} more of ${placeOf(part)}` : ''
  // Where a list is too short, its last place is what is missing, and any of it may be what was left out.
  const isPiece = path.slice(part.length).some((one) => typeof one === 'number')
  const order = isPiece ? `${placeOf(part)} goes by its order, so that whatever is left out moves the rest. ` : ''
  return {
    rule: 'untranslated',
    severity: 'warning',
    message: `${placeOf(path)}${more} of ${file}.json ${count > 1 ? 'are' : 'is'} not translated: it comes in English.`,
    fix: `${order}Add it: “npm run flows -- new translation ${name}” puts the English in its place.`,
  } as const
}

function placeOf(path: JsonPath): string {
  return `“${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ')}”`
}
