import type { ModeFile } from '@app/schemas/flow/mode'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Partner } from '@app/schemas/flow/site/partners'
import type { Provider } from '@app/schemas/flow/site/providers'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { TranslationFile } from '@app/schemas/flow/translation'
import type { JsonPath } from '../load/document.ts'
import { compareWords } from './compare.ts'
import { brandWords, modeWords, pageWords, questionWords, stepWords, type WordPlace } from './word-places.ts'

/** A step in another language. What its translation does not say stays English. */
export function translateStep(step: StepFile, translation: TranslationFile | undefined): StepFile {
  return translated(step, translation, stepWords)
}

/** A mode in another language. */
export function translateMode(mode: ModeFile, translation: TranslationFile | undefined): ModeFile {
  return translated(mode, translation, modeWords)
}

/** A landing or public page in another language. */
export function translatePage<P extends PageFile | LandingFile>(page: P, translation: TranslationFile | undefined): P {
  return translated(page, translation, pageWords)
}

/** The questions in another language. */
export function translateQuestions(
  questions: QuestionsFile['questions'],
  translation: TranslationFile | undefined,
): QuestionsFile['questions'] {
  return translated({ questions }, translation, (whole) => questionWords(whole.questions)).questions
}

/** A provider in another language. */
export function translateProvider(provider: Provider, translation: TranslationFile | undefined): Provider {
  return { ...provider, about: translation?.providers?.[provider.slug] ?? provider.about }
}

/** A partner in another language. */
export function translatePartner(partner: Partner, translation: TranslationFile | undefined): Partner {
  return { ...partner, terms: translation?.partners?.[partner.partner] ?? partner.terms }
}

/** The brand in another language. */
export function translateBrand(brand: BrandFile, translation: TranslationFile | undefined): BrandFile {
  return translated(brand, translation, brandWords)
}

function translated<T>(whole: T, translation: TranslationFile | undefined, wordsOf: (whole: T) => readonly WordPlace[]): T {
  if (!translation) return whole
  const { usable } = compareWords(wordsOf(whole), translation)
  // Only texts give way to texts: what comes out has the shape of what went in.
  return withWords(whole, new Map(usable.map(({ at, text }) => [JSON.stringify(at), text])), []) as T
}

function withWords(value: unknown, words: ReadonlyMap<string, string>, path: JsonPath): unknown {
  if (typeof value === 'string') return words.get(JSON.stringify(path)) ?? value
  if (Array.isArray(value)) return value.map((one, index) => withWords(one, words, [...path, index]))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWords(inner, words, [...path, name])]))
}
