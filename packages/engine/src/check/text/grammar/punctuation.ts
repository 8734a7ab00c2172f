import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { type Language, languageOf, textsIn } from '../texts-in.ts'

/** Words that have a capital only where a sentence begins. */
const beginners: Readonly<Record<Language, string>> = {
  en: 'No|You|We|It|The|This|Your|If|Then|They|There|That|What|When|Here|Our|An|Some|Most|To|In|But|And|Or|So|Not',
  es: 'No|Si|El|La|Los|Las|Tu|Tus|En|Un|Una|Esto|Puedes|Después|Luego|También|Pero|Nosotros|Te|Lo|Se|Con|Para',
}
const runTogether: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`\\p{Ll},? (?<word>${beginners.en})(?![\\p{L}’.])`, 'u'),
  es: new RegExp(`\\p{Ll},? (?<word>${beginners.es})(?![\\p{L}’.])`, 'u'),
}
const noSpace = /[,;?](?=\p{L})|\p{Ll}\.(?=\p{Lu}\p{Ll})/u

/** Signs between sentences and around words: one that is missing joins what does not belong together. */
export const checkPunctuation = onceEach((doc: Document): readonly Diagnostic[] => {
  if (doc.kind === 'brand' || doc.name === 'es/brand') return []
  const language = languageOf(doc)
  return textsIn(doc).flatMap(({ text, at }) => {
    const problem = at.at(-1) === 'source' ? undefined : problemOf(text, at, language)
    return problem ? [report(doc, at, { severity: 'warning', ...problem })] : []
  })
})

function problemOf(text: string, at: JsonPath, language: Language): Problem | undefined {
  const joined = runTogether[language].exec(text)?.groups?.['word']
  if (joined !== undefined)
    return {
      rule: 'punctuation',
      message: `“${joined}” begins a sentence, and the one before it has no end.`,
      fix: 'End it with a period.',
    }
  const close = noSpace.exec(text)
  if (close) {
    const said = text.slice(Math.max(0, close.index - 8), close.index + 8)
    return { rule: 'spacing', message: `“${said}” lacks a space.`, fix: 'Leave one after a comma or a period.' }
  }
  for (const [open, shut] of [
    ['(', ')'],
    ['“', '”'],
    ['¿', '?'],
  ] as const) {
    // A question to be asked in English stays so, in quotation marks.
    if (open === '¿' && (language === 'en' || text.includes('“'))) continue
    if (text.split(open).length !== text.split(shut).length)
      return {
        rule: 'punctuation',
        message: `“${open}” and “${shut}” don’t come in pairs.`,
        fix: `Open with “${open}” and close with “${shut}”.`,
      }
  }
  if (!beginsSmall(text, at)) return undefined
  return { rule: 'punctuation', message: `“${text.slice(0, 30)}” begins with a small letter.`, fix: 'Begin a sentence with a capital.' }
}

/** Points of a list may go on with a sentence, and so does what stands beside a figure. */
function beginsSmall(text: string, at: JsonPath): boolean {
  return /^\p{Ll}/u.test(text) && !/^(?:iP|eB|http)/.test(text) && !at.includes('list') && !at.includes('figures') && !at.includes('cells')
}
