import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { languageOf, textsIn } from '../texts-in.ts'
import { stillToWrite } from '../todo.ts'

/** What is said in whole sentences. Titles, buttons, answers and cells of a table may be words. */
const inSentences = new Set([
  'about',
  'answer',
  'ask',
  'description',
  'empty',
  'help',
  'lead',
  'none',
  'numbered',
  'paragraphs',
  'text',
  'why',
  'errors',
])
const ended = /[.?!:;…]["”)]*$|”$|\}$/

/** Words after which something comes, also where a text is no sentence. */
const waiting = {
  en: /\b(?:the|an?|your|our|my|their|its|and|or|but|because|very|every)\.?$/,
  es: /(?<!\p{L})(?:el|la|los|las|tus?|sus?|mis?|y|o|pero|porque|del|al|muy|cada)\.?$/u,
}

/** A text that was cut off when it was pasted or shortened. */
export const checkUnended = onceEach((doc: Document): readonly Diagnostic[] => {
  if (doc.kind === 'brand') return []
  const language = languageOf(doc)
  return textsIn(doc).flatMap(({ text, at }) => {
    const isOpen = stillToWrite(text) === undefined && (waiting[language].test(text) || (isSentence(at) && !ended.test(text)))
    if (!isOpen) return []
    const message = `“${text.slice(-40)}” ends in the middle of a sentence.`
    return [report(doc, at, { rule: 'unended-text', severity: 'warning', message, fix: 'Write the rest of it, and end it with a period.' })]
  })
})

function isSentence(at: JsonPath): boolean {
  const key = at.findLast((part) => typeof part === 'string')
  return inSentences.has(String(key)) || at.at(-2) === 'errors'
}
