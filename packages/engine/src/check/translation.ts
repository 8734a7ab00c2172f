import type { ModeFile } from '@app/schemas/flow/mode'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import { compareWords } from '../translate/compare.ts'
import { brandWords, modeWords, questionWords, stepWords, type WordPlace } from '../translate/word-places.ts'
import { stepNames, unknownName } from './names.ts'
import { checkPromisesOfTranslation, originalOf } from './promises.ts'

/**
 * A translation has the words of its file, all of them and no others. Neither keeps a flow from going live: what is lacking comes in
 * English, and what is too much is not shown.
 */
export function checkTranslation(doc: Document<'translation'>, catalogue: Catalogue): Diagnostic[] {
  const [, ...rest] = doc.name.split('/')
  const file = rest.join('/')
  const words = wordsOfFile(file, catalogue)
  if (!words) {
    const mode = modeIn(file)
    if (mode !== undefined)
      return [report(doc, ['translation'], unknownName(mode, new Set(catalogue.documents.mode.keys()), 'unknown-mode', 'mode'))]
    const step = file.replace(/^steps\//, '')
    const steps = stepNames(catalogue)
    return steps.has(step) ? [] : [report(doc, ['translation'], unknownName(step, steps, 'unknown-step', 'step'))]
  }
  const { lacking, unknown } = compareWords(words, doc.data)
  return [
    ...unknown.map((path) => report(doc, path, tooMuch(path, file))),
    ...lacking.map((path) => report(doc, path, tooLittle(path, file))),
    ...checkPromisesOfTranslation(doc, words, originalOf(file, catalogue) ?? {}),
  ]
}

/** Returns undefined for an unknown file, and for one that cannot be read. */
function wordsOfFile(file: string, { documents }: Catalogue): WordPlace[] | undefined {
  if (file === 'questions') return questionWords(documents.questions.get('questions')?.data.questions ?? {})
  const brand = documents.brand.get('brand')?.data
  if (file === 'brand') return brand && brandWords(brand)
  const mode = modeIn(file)
  if (mode !== undefined) return wordsOfMode(documents.mode.get(mode)?.data)
  const step = documents.step.get(file.replace(/^steps\//, ''))?.data
  return step && stepWords(step)
}

function wordsOfMode(mode: ModeFile | undefined): WordPlace[] | undefined {
  return mode && modeWords(mode)
}

function modeIn(file: string): string | undefined {
  return /^modes\/(.+)$/.exec(file)?.[1]
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
