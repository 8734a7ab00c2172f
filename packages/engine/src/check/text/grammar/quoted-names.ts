import { wordsOfOthers, wordsOfScreens } from '@app/schemas/flow/words-on-screens'
import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { sentencesOf } from '../sentences.ts'
import { languageOf, type ReadText, textsIn } from '../texts-in.ts'

/** “Choose “Not now”.”, “open “I want the cash””: what people are told to press, with its sentence. */
const told =
  /\b(?:choos(?:e|ing)|pick|press|open|tap|click|select|check|mark each one|under)(?: (?:the|your))?(?: (?:box|button|line|answer|section))? (?<names>“[^”]+”(?:(?:,? or |, )“[^”]+”)*)/giu
/** “Choose another way” takes you back: what a button is said to do. */
const doing = /(?<names>“[^”]+”) (?:takes you|brings you|leads (?:you )?|opens|starts (?:with|the|a))/gu
const elsewhere = /\b(?:pages?|dashboard|settings|site|website|go back)\b/i

/** What people are told to choose is called so somewhere: an answer, a button, a heading, what is folded. On a step it is on that step. */
export function checkQuotedNames({ documents }: Catalogue): Diagnostic[] {
  const docs = Object.values(documents).flatMap((ofKind) =>
    [...ofKind.values()].filter((doc: Document) => doc.kind !== 'translation' && languageOf(doc) === 'en'),
  )
  const asked = docs.flatMap((doc: Document) => quotedIn(doc).map((one) => ({ ...one, doc })))
  const names = new Set([...wordsOfScreens, ...wordsOfOthers].map(bare))
  const all = new Set([...names, ...docs.flatMap((doc: Document) => [...namesIn(doc)])])
  const [ofQuestions, ofDashboard] = (['questions', 'mode'] as const).map(
    (kind) => new Set(docs.flatMap((doc: Document) => (doc.kind === kind ? [...namesIn(doc)] : []))),
  )
  return asked.flatMap(({ doc, at, quote, where }) => {
    const name = bare(quote)
    const there = where === 'on the dashboard' ? ofDashboard : where === 'on this page' && doc.kind === 'step' ? ofQuestions : all
    if (names.has(name) || (namesIn(doc).has(name) && there !== ofDashboard) || there?.has(name)) return []
    const message = `People are told to choose “${quote}”, and nothing ${where} is called so.`
    return [report(doc, at, { rule: 'quoted-name', message, fix: 'Quote it as it is called now, or say which page it is on.' })]
  })
}

/** Each of these names of a file, and where it is to be found. */
const quotedIn = onceEach((doc: Document) =>
  textsIn(doc).flatMap(({ text, at }) =>
    text.includes('“')
      ? sentencesOf(text).flatMap((sentence) =>
          [...sentence.matchAll(told), ...sentence.matchAll(doing)].flatMap((found) =>
            [...(found.groups?.['names'] ?? '').matchAll(/“([^”]+)”/g)].map(([, quote = '']) => ({
              at,
              quote: quote.replace(/[.,;]$/, ''),
              where: placeOf(sentence),
            })),
          ),
        )
      : [],
  ),
)

function placeOf(sentence: string) {
  if (/\bon your dashboard\b/i.test(sentence)) return 'on the dashboard'
  return elsewhere.test(sentence) ? 'on any page' : 'on this page'
}

/** What is short enough to be on a button. The answers that the service adds to a list stand in the file as they are typed. */
const namesIn = onceEach((doc: Document): ReadonlySet<string> => {
  const fixed =
    doc.kind === 'step' ? [...doc.text.matchAll(/"fixedOptions": \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.split(/", "/)) : []
  return new Set([...shownIn(doc).map(({ text }) => text), ...fixed.map((one) => one.replaceAll('"', ''))].map(bare))
})

/** What is worked out from other answers is asked of nobody. */
function shownIn(doc: Document): readonly ReadText[] {
  const questions = 'questions' in doc.data && doc.kind === 'questions' ? doc.data.questions : {}
  return textsIn(doc).filter(({ at }) => !(at[0] === 'questions' && Object.hasOwn(Object(Object(questions)[String(at[1])]), 'derivedFrom')))
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[.,;]$/, '')
}
