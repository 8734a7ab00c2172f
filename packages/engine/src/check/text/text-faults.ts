import { getNodePath } from 'jsonc-parser'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../load/document.ts'
import { textsUnder } from '../../load/nodes.ts'
import { onceEach } from '../../load/once-each.ts'
import { falseClaims } from './claims/false-claims.ts'
import { lawInWords } from './claims/law-in-words.ts'
import { notOurs } from './claims/not-ours.ts'
import { promisedGrowths } from './claims/promised-growth.ts'
import { unearned } from './claims/unearned.ts'
import { hardSentencesIn } from './grammar/hard-sentences.ts'
import { isOtherLanguage } from './grammar/other-language.ts'
import { readingGrade } from './grammar/reading-grade.ts'
import { type Sayings, saidIn } from './sayings.ts'
import { slipsOfHand } from './slips-of-hand.ts'
import { type Language, languageOf, type ReadText, textsIn } from './texts-in.ts'
import { stillToWrite } from './todo.ts'
import { translatedWords } from './translation/translated-words.ts'

/** What no page says: unfinished or foreign words, formatting, slips of the hand, and promises that nobody can keep. */
export const checkTexts = onceEach((doc: Document): readonly Diagnostic[] => {
  const language = languageOf(doc)
  const texts = textsIn(doc)
  const found = texts.flatMap(({ text, at }) => {
    const fault =
      toWrite(text, language) ?? faultIn(text, at, language) ?? (language === 'en' && !isFormal(doc, at) ? translatedIn(text) : undefined)
    return fault ? [report(doc, at, fault)] : []
  })
  return [...found, ...unwrittenNotes(doc, texts), ...(doc.kind === 'landing' || doc.kind === 'page' ? hardPage(doc, texts) : [])]
})

/** What “new” left to be filled in says itself what belongs there. */
function toWrite(text: string, language: Language): Problem | undefined {
  const what = stillToWrite(text)?.replace(' | {brand}', '')
  if (what === undefined) return undefined
  if (language === 'es')
    return {
      rule: 'unfinished-text',
      message: `Still to be translated: “${what}”`,
      fix: 'Write it in Spanish here; docs/spanish.md has the terms.',
    }
  return {
    rule: 'unfinished-text',
    message: `Still to be written: ${what}`,
    fix: what === '' ? 'Write it.' : `Write ${what}, without “TODO”.`,
  }
}

/** The same in what only colleagues read, such as "about". */
function unwrittenNotes(doc: Document, texts: readonly ReadText[]): Diagnostic[] {
  if (!doc.text.includes('"TODO')) return []
  const read = new Set(texts.map(({ at }) => JSON.stringify(at)))
  return textsUnder(doc.tree).flatMap((node) => {
    const at = getNodePath(node)
    const problem = read.has(JSON.stringify(at)) ? undefined : toWrite(String(node.value), 'en')
    return problem ? [report(doc, at, problem)] : []
  })
}

/** The first thing that is wrong with a text: one text is one mistake. What a source is called is for others to say. */
function faultIn(text: string, at: JsonPath, language: Language): Problem | undefined {
  const said = at.at(-1) === 'source' ? [slipsOfHand] : sayings
  return saidIn(text, language, said) ?? (isOtherLanguage(text, language) ? otherLanguage(language) : undefined)
}

/** Agreements that people sign or accept are exact before they are easy: a lawyer reads “do not” there, and nobody says them aloud. */
function isFormal({ kind, data }: Document, at: JsonPath): boolean {
  return at.includes('terms') || (kind === 'page' && 'formal' in data)
}

function translatedIn(text: string): Problem | undefined {
  const [found] = translatedWords(text)
  return found === undefined ? undefined : soundsTranslated(found)
}

const sayings: readonly Sayings[] = [slipsOfHand, falseClaims, promisedGrowths, unearned, notOurs, lawInWords]

const hardestGrade = 8

function hardPage(doc: Document, texts: readonly { readonly text: string }[]): Diagnostic[] {
  const grade = readingGrade(texts.map(({ text }) => text))
  if (grade <= hardestGrade || hardSentencesIn(doc).length > 0) return []
  const message = `This page reads like school grade ${grade.toFixed(1)}; ${hardestGrade} is the most that most people read with ease.`
  return [report(doc, ['title'], { rule: 'hard-to-read', severity: 'warning', message, fix: 'Shorten sentences, and use everyday words.' })]
}

function soundsTranslated(found: string): Problem {
  return {
    rule: 'sounds-translated',
    severity: 'warning',
    message: `“${found}” is not what an American would say here.`,
    fix: 'Say the sentence aloud and write what you said, with its contractions.',
  }
}

function otherLanguage(language: Language): Problem {
  const [own, other] = language === 'en' ? ['English', 'Spanish'] : ['Spanish', 'English']
  return {
    rule: 'other-language',
    message: `This text is in ${other}.`,
    fix: `Write it in ${own}; the ${other} words are in another file.`,
  }
}
