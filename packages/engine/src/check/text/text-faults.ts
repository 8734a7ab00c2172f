import { getNodePath } from 'jsonc-parser'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../load/document.ts'
import { textsUnder } from '../../load/nodes.ts'
import { onceEach } from '../../load/once-each.ts'
import { isOtherLanguage } from './other-language.ts'
import { readingGrade } from './reading-grade.ts'
import { type Language, languageOf, type ReadText, textsIn } from './texts-in.ts'
import { stillToWrite } from './todo.ts'
import { translatedWords } from './translated-words.ts'

/** What no page says: unfinished or foreign words, formatting, slips of the hand, and promises that nobody can keep. */
export const checkTexts = onceEach((doc: Document): readonly Diagnostic[] => {
  const language = languageOf(doc)
  const texts = textsIn(doc)
  const found = texts.flatMap(({ text, at }) => {
    const fault =
      toWrite(text, language) ?? faultIn(text, language) ?? (language === 'en' && !isFormal(doc, at) ? translatedIn(text) : undefined)
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

/** The first thing that is wrong with a text: one text is one mistake. */
function faultIn(text: string, language: Language): Problem | undefined {
  for (const [pattern, fault] of patterns[language]) {
    const found = pattern.exec(text)
    if (found) return fault(found[0].trim())
  }
  return isOtherLanguage(text, language) ? otherLanguage(language) : undefined
}

/** Agreements that people sign or accept are exact before they are easy: a lawyer reads “do not” there, and nobody says them aloud. */
function isFormal({ kind, data }: Document, at: JsonPath): boolean {
  return at.includes('terms') || (kind === 'page' && 'formal' in data)
}

function translatedIn(text: string): Problem | undefined {
  const [found] = translatedWords(text)
  return found === undefined ? undefined : soundsTranslated(found)
}

type Pattern = readonly [RegExp, (found: string) => Problem]

const inEach: readonly Pattern[] = [
  [/\[[^\]]*\]|<<|>>/, unfinished],
  [/\((?:copy|copia|draft|borrador|test|prueba|old|new version|final|v ?\d)(?: \d+)?\)/i, unfinished],
  [/https?:\/\/\S*|\bwww\.\S+/, writtenAddress],
  [/\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u, pictureSign],
  [/(?:\p{Lu}{2,}[ ,’]+){3,}\p{Lu}{2,}/u, allCapitals],
  [/\b[Ll]orem [Ii]psum\b|\b(?:TODO|TBD|FIXME|XXX+)\b|\b(?:asdf|qwerty)|\?{3}/, unfinished],
  [/\*\*|__|`|^#+ |^[-*] /, formatted],
  [/(?!\p{Script=Latin})\p{L}/u, lookAlike],
  [/ {2,}| [,.;?](?!\d)/, spacing],
  [/(?<=\p{L})'(?=\p{L})|"/u, straightQuote],
  [/\.{2,}(?!\.)|,,|;;|…\./, doubledSign],
  [/[!¡]/, shouting],
  [/(?<!\p{L})(?!iP|eB)\p{Ll}+\p{Lu}\p{Ll}+(?!\p{L})/u, mixedLetters],
  [/(?<![\p{L}\d])(?!no )(\p{L}+) \1(?!\p{L})/iu, doubledWord],
]

const patterns: Readonly<Record<Language, readonly Pattern[]>> = {
  en: [
    ...inEach,
    [/\b(?:invalid|oops)\b/i, blaming],
    [/\b(?:call|phone|dial)(?: us)?(?: first)?(?: at)? \{email\}|\b(?:e-mail|write to) \{phone\}/i, otherWay],
    [
      /(?<!\b(?:no|not|never|none|nothing)\b[^.?]*|n’t [^.?]*)\b(?:finds?|sees?|shows?) (?:every|all)(?: of)?(?: your| old)* (?:account|plan|401)/i,
      findsAll,
    ],
    [
      /\b(?:risk[- ]free|double your money|get rich|guaranteed (?:returns?|growth|income|approval|loan)|we guarantee|always approved|you(?:’ll| will) (?:earn|make) \d|earn (?:at least |up to )?\d[\d.]* ?%|, guaranteed\b|guaranteed (?:to|\d)|(?:everyone|everybody|anyone) (?:is|gets) approved|instant approval|(?:can’t|never) lose (?:money|a cent)|100 ?% (?:safe|secure)|(?:there(?:’s| is)|with|at) no risk|without (?:any )?risk|returns? (?:of )?(?:about |around |roughly )?\d[\d.]* ?%|(?:it|they|you|money|savings) (?:always |can |will )?(?:earns?|grows?|makes?) (?:you )?(?:more|faster|better)\b)/i,
      promisedReturn,
    ],
    [
      /\b(?:only \d+ (?:spots?|places?|seats?|hours?|left)|(?:act|hurry|apply|buy) now|last chance|limited time|don’t miss|while (?:it|they|supplies) last|today only|offer ends)\b/i,
      falseHurry,
    ],
  ],
  es: [
    ...inEach,
    [
      /\b(?:sin (?:ningún )?riesgo|duplica tu dinero|hazte rico|garantizamos|(?:rendimientos?|préstamo) garantizad[oa]s?|rinden? (?:alrededor de |cerca de )?(?:un |el )?\d[\d.,]* ?%|gan[ae] (?:al menos |hasta )?\d[\d.]* ?%|aprobación (?:inmediata|garantizada)|100 ?% seguro|(?:gana|rinde|crece)n? más(?! de))(?!\p{L})/iu,
      promisedReturn,
    ],
    [/\b(?:última oportunidad|tiempo limitado|solo (?:por )?hoy|date prisa|solo quedan)\b/i, falseHurry],
    [/\busted\b/i, formalSpanish],
    [/\b(?:vosotr[oa]s|vuestr[oa]s?)\b|(?<!\p{L})(?!\p{L}*s[eé]is(?!\p{L}))\p{L}+(?:áis|éis)(?!\p{L})/iu, spanishOfSpain],
    [/^[^¿“]*\?/, unopened],
    [/\bllam\p{L}* (?:al? )?\{email\}|\bescrib\p{L}* (?:a )?\{phone\}/iu, otherWay],
    [
      /(?<!(?:\bno|ningun[oa]?|ningún|nunca)\b[^.?]*)\b(?:encuentra|encontramos|ve|muestra) tod[oa]s (?:tus|las|los) (?:antigu[oa]s )?(?:cuentas|planes)/i,
      findsAll,
    ],
  ],
}

const hardestGrade = 8

function hardPage(doc: Document, texts: readonly { readonly text: string }[]): Diagnostic[] {
  const grade = readingGrade(texts.map(({ text }) => text))
  if (grade <= hardestGrade) return []
  const message = `This page reads like school grade ${grade.toFixed(1)}; ${hardestGrade} is the most that most people read with ease.`
  return [report(doc, ['title'], { rule: 'hard-to-read', severity: 'warning', message, fix: 'Shorten sentences, and use everyday words.' })]
}

function unfinished(found: string): Problem {
  return { rule: 'unfinished-text', message: `“${found}” is shown to customers as it is.`, fix: 'Write the words, or leave the text out.' }
}

function formatted(found: string): Problem {
  return {
    rule: 'markup',
    message: `“${found}” looks like formatting; it would be shown as it is.`,
    fix: 'Write plain words; the screen does the formatting.',
  }
}

function lookAlike(found: string): Problem {
  return {
    rule: 'look-alike-letter',
    message: `“${found}” (U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}) is a letter of another alphabet.`,
    fix: 'Type it again: it may look like a Latin letter, but searches and screen readers don’t find it.',
  }
}

function spacing(): Problem {
  return {
    rule: 'spacing',
    message: 'There is a space too many.',
    fix: 'Leave one space between words, and none before a comma or a period.',
  }
}

function doubledSign(found: string): Problem {
  return { rule: 'spacing', message: `“${found}” is one sign too many.`, fix: 'Write one. Three dots are “…”.' }
}

function straightQuote(found: string): Problem {
  return { rule: 'straight-quote', message: `${found} is the mark of a typewriter.`, fix: 'Write ’ in a word, and “ ” around words.' }
}

function shouting(found: string): Problem {
  return { rule: 'harsh-words', severity: 'warning', message: `“${found}” shouts.`, fix: 'End the sentence with a period.' }
}

function mixedLetters(found: string): Problem {
  return { rule: 'spelling', message: `“${found}” has a capital letter inside.`, fix: 'Write it small, or with a capital first.' }
}

function blaming(found: string): Problem {
  return { rule: 'harsh-words', severity: 'warning', message: `“${found}” blames people.`, fix: 'Say calmly what is wrong and what to do.' }
}

function doubledWord(found: string): Problem {
  return { rule: 'doubled-word', message: `“${found}” says a word twice.`, fix: 'Remove one.' }
}

function soundsTranslated(found: string): Problem {
  return {
    rule: 'sounds-translated',
    severity: 'warning',
    message: `“${found}” is not what an American would say here.`,
    fix: 'Say the sentence aloud and write what you said, with its contractions.',
  }
}

export function promisedReturn(found: string): Problem {
  return {
    rule: 'promised-return',
    message: `“${found}” promises a return, an approval or safety, which nobody can keep.`,
    fix: 'Say what is likely and what can go wrong, or leave it out.',
  }
}

export function falseHurry(found: string): Problem {
  return {
    rule: 'false-hurry',
    message: `“${found}” hurries people about their retirement money.`,
    fix: 'Leave it out, or name the date and whose rule it is.',
  }
}

function writtenAddress(found: string): Problem {
  return {
    rule: 'address-in-text',
    message: `“${found}” is shown as words: nobody can press it.`,
    fix: 'Name the page or company instead, or make it a way or an action that leads there.',
  }
}

function pictureSign(found: string): Problem {
  return {
    rule: 'picture-sign',
    message: `“${found}” is read aloud as its name, and looks different on each phone.`,
    fix: 'Say it in words.',
  }
}

function allCapitals(found: string): Problem {
  return {
    rule: 'harsh-words',
    message: `“${found.slice(0, 40)}” is all capitals.`,
    fix: 'Write it as a sentence: the screen makes headings large.',
  }
}

function spanishOfSpain(found: string): Problem {
  return { rule: 'formal-spanish', message: `“${found}” is the Spanish of Spain.`, fix: 'Say it with “tú” or “ustedes”.' }
}

function unopened(): Problem {
  return { rule: 'question-mark', message: 'A question ends here that none begins.', fix: 'Put “¿” where the question begins.' }
}

function otherWay(found: string): Problem {
  return { rule: 'other-way-to-reach', message: `“${found}”: nobody can be reached like that.`, fix: 'Call {phone}, and write to {email}.' }
}

function findsAll(found: string): Problem {
  return {
    rule: 'promised-return',
    message: `“${found}” promises that nothing is missed, and no search sees everything.`,
    fix: 'Say what is looked through.',
  }
}

function formalSpanish(found: string): Problem {
  return {
    rule: 'formal-spanish',
    message: `“${found}”: these pages say “tú”.`,
    fix: 'Speak to the person as “tú”, as docs/spanish.md says.',
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
