import { type KeeperName, keeperNames, keepers } from '@app/schemas/flow/promises/keepers'
import { promiseExceptions } from '@app/schemas/flow/promises/promise-exceptions'
import { type PromiseLanguage, promisePhrases } from '@app/schemas/flow/promises/promise-phrases'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import type { Fit } from '../../../translate/compare.ts'
import { modeWords, questionWords, stepWords, textsOf, type WordPlace } from '../../../translate/word-places.ts'
import { stillToWrite } from '../todo.ts'
import { keepersAround, otherTime } from './promised-times.ts'

type Text = { readonly text: string; readonly at: JsonPath }

const excepted = new Set(Object.values(promiseExceptions).flat())
const phrases: Readonly<Record<PromiseLanguage, RegExp>> = { en: anyOf(promisePhrases.en), es: anyOf(promisePhrases.es) }

/** A sentence that promises something stands where its keeper is named. */
export const checkPromisesOfStep = onceEach((doc: Document<'step'>) => unkept(doc, 'en', texts(doc.data, stepWords(doc.data)), doc.data))

export const checkPromisesOfQuestions = onceEach((doc: Document<'questions'>) =>
  unkept(doc, 'en', texts(doc.data, questionWords(doc.data.questions)), doc.data),
)

export const checkPromisesOfMode = onceEach((doc: Document<'mode'>) => unkept(doc, 'en', texts(doc.data, modeWords(doc.data)), doc.data))

export const checkPromisesOfPage = onceEach((doc: Document<'page'> | Document<'landing'>) => unkept(doc, 'en', textsOf(doc.data), doc.data))

/** A translation promises what its file promises: what keeps it is named there. */
export function checkPromisesOfTranslation(doc: Document<'translation'>, usable: Fit['usable'], original: object): Diagnostic[] {
  const [language = ''] = doc.name.split('/')
  if (!isKnown(language)) return []
  return usable.flatMap(({ text, at, to }) => promisesOf(text, language, original, at).map((problem) => report(doc, to, problem)))
}

function unkept(doc: Document, language: PromiseLanguage, found: readonly Text[], data: object): Diagnostic[] {
  return found.flatMap(({ text, at }) => promisesOf(text, language, data, at).map((problem) => report(doc, at, problem)))
}

/** What is wrong with what a text promises: nothing keeps it, or who keeps it has another time. */
function promisesOf(text: string, language: PromiseLanguage, data: object, at: JsonPath): readonly Problem[] {
  // What is still to be written promises nothing yet, whatever it says of the original.
  if (stillToWrite(text) !== undefined) return []
  if (!isKept(data, at)) return sentencesIn(text, language).map(unkeptProblem)
  const keptBy = keepersAround(data, at)
  const problem = otherTime(text, keptBy) ?? otherKeeper(language === 'en' ? sentencesIn(text, language) : [], keptBy)
  return problem ? [problem] : []
}

/** The sentences of a text that promise something, and are no exception. */
export function sentencesIn(text: string, language: PromiseLanguage): readonly string[] {
  if (!phrases[language].test(text)) return []
  return text.split(/(?<=[.?!”])\s+/).filter((sentence) => phrases[language].test(sentence) && !excepted.has(sentence))
}

/** Whether something around the words names a keeper. What the file itself names is for its own title and lead. */
function isKept(data: object, at: JsonPath): boolean {
  const around = at.slice(0, -1).map((_, index) => at.slice(0, index + 1))
  return [...(at.length === 1 ? [[]] : []), ...around].some((path) => {
    const value = valueAt(data, path)
    return typeof value === 'object' && value !== null && 'keptBy' in value
  })
}

function texts(data: object, words: readonly WordPlace[]): readonly Text[] {
  return words.flatMap(({ at }) => {
    const text = valueAt(data, at)
    return typeof text === 'string' ? [{ text, at }] : []
  })
}

/** What is at a place of a file. */
export function valueAt(data: unknown, [key, ...rest]: JsonPath): unknown {
  if (key === undefined) return data
  if (typeof data !== 'object' || data === null) return undefined
  return valueAt(Object.getOwnPropertyDescriptor(data, key)?.value, rest)
}

function unkeptProblem(sentence: string) {
  return {
    rule: 'promise-without-keeper',
    message: `“${sentence}” promises something, and nothing is named that keeps it.`,
    fix: 'Say what is so today, without “we’ll” or “we ask”; or add "keptBy" beside it, with what does it: “npm run flows -- list keepers”.',
  }
}

function anyOf(sources: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}])(?:${sources.join('|')})(?![\p{L}])`, 'iu')
}

function isKnown(language: string): language is PromiseLanguage {
  return Object.hasOwn(phrases, language)
}

const calls = /\bwe(?:’ll| will)? (?:call|dial|join the call|stay on the line)\b/i
const writes = /\bwe(?:’ll| will)? (?:also )?(?:e-mail|write to) you\b/i

/** No e-mail calls anybody, and no job or partner of ours writes to people: what keeps a promise can do what it says. */
function otherKeeper(sentences: readonly string[], keptBy: readonly string[]): Problem | undefined {
  const kinds = new Set(keeperNames.filter((name) => keptBy.includes(name)).map((name: KeeperName) => keepers[name].by))
  if (kinds.size === 0) return undefined
  const [called, written] = [calls, writes].map((pattern) => sentences.find((sentence) => pattern.test(sentence)))
  if (called !== undefined && kinds.size === 1 && kinds.has('email')) return cannot(called, 'An e-mail calls nobody')
  if (written !== undefined && !kinds.has('email') && !kinds.has('task'))
    return cannot(written, 'Neither a job nor a partner writes to people')
  return undefined
}

function cannot(sentence: string, why: string): Problem {
  return {
    rule: 'keeper-of-another',
    message: `“${sentence}” is kept by something that can’t do it. ${why}.`,
    fix: 'Name in "keptBy" what does it: “npm run flows -- list keepers”.',
  }
}
