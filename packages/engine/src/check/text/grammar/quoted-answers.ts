import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { type ReadText, textsIn } from '../texts-in.ts'
import { stillToWrite } from '../todo.ts'

/** A message that tells people what to choose names an answer in its words: one that isn’t there can’t be chosen. */
export const checkQuotedAnswers = onceEach((doc: Document): readonly Diagnostic[] => {
  const texts = textsIn(doc)
  const messages = texts.filter(({ text, at }) => at.includes('errors') && stillToWrite(text) === undefined)
  return messages.flatMap(({ text, at }) => {
    const answers = answersOf(texts, at)
    if (answers.length === 0) return []
    const lost = quotesIn(text).find((quote) => !answers.some((answer) => answer.toLowerCase().startsWith(quote.toLowerCase())))
    if (lost === undefined) return []
    const message = `“${lost}” is none of the answers that people see here.`
    const fix = `Quote one as it is written: ${answers.map((answer) => `“${answer}”`).join(', ')}.`
    return [report(doc, at, { rule: 'quoted-answer', message, fix })]
  })
})

/** The answers of the field that a message belongs to. Those of a list that the service brings are not in the file. */
function answersOf(texts: readonly ReadText[], at: JsonPath): readonly string[] {
  const field = at.slice(0, at.indexOf('errors'))
  return texts.filter((one) => isIn(one.at, [...field, 'options']) && one.at.at(-1) === 'label').map(({ text }) => text)
}

function isIn(at: JsonPath, place: JsonPath): boolean {
  return place.every((part, index) => at[index] === part)
}

function quotesIn(text: string): readonly string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote.replace(/[.,;]$/, ''))
}
