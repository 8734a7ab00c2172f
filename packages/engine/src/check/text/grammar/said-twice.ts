import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { valueAt } from '../claims/promises.ts'
import { type ReadText, textsIn } from '../texts-in.ts'

/** From this length on the same words twice in one file are a copy that was never finished. */
const shortestCopy = 40
/** What may well be the same: cells and prices of a table, buttons of a page that all begin it, help and messages of fields. */
const mayRepeat = new Set<string | number>(['cells', 'price', 'source', 'errors', 'button', 'link', 'help', 'why', 'empty'])

/** Two answers, buttons or headings of one name, and whole sentences that are in a file twice. Partners and providers have a page each. */
export const checkSaidTwice = onceEach((doc: Document): readonly Diagnostic[] => {
  if (doc.kind === 'partners' || doc.kind === 'providers') return []
  const texts = textsIn(doc).filter(({ at }) => !at.some((part) => mayRepeat.has(part)) && (doc.kind !== 'translation' || isChoice(at)))
  const first = new Map<string, ReadText>()
  const copies = copiedEntries(doc)
  return [
    ...copies.map((at) => report(doc, at, copied)),
    ...texts
      .filter(({ at }) => !copies.some((copy) => isIn(at, copy)))
      .flatMap((one) => {
        const keys = [
          `${siblingsOf(one.at)}|${one.text}`,
          ...(one.text.length >= shortestCopy && isProse(doc) && one.at[0] !== 'lead' ? [`${String(one.at.at(-1))}|${one.text}`] : []),
        ]
        const other = keys.map((key) => first.get(key)).find((known) => known !== undefined && !areApart(doc, one.at, known.at))
        for (const key of keys) if (!first.has(key)) first.set(key, one)
        if (!other) return []
        const message = `“${shortened(one.text)}” is there twice: people cannot tell the two apart.`
        return [report(doc, one.at, { rule: 'said-twice', message, fix: 'Say in each what is its own, or remove one.' })]
      }),
  ]
})

const copied = { rule: 'said-twice', message: 'This is there already, all of it.', fix: 'Remove one of the two.' }

/** Entries of a list of a page or step that are there twice, word for word. */
function copiedEntries({ kind, data }: Document): JsonPath[] {
  if (kind !== 'step' && kind !== 'landing' && kind !== 'page') return []
  return (['blocks', 'body', 'actions'] as const).flatMap((list) => {
    const entries = valueAt(data, [list])
    if (!Array.isArray(entries)) return []
    const written = entries.map((entry) => JSON.stringify(entry))
    return written.flatMap((entry, index) => (written.indexOf(entry) === index ? [] : [[list, index]]))
  })
}

function isIn(at: JsonPath, place: JsonPath): boolean {
  return place.every((part, index) => at[index] === part)
}

/** Answers and buttons of a translation; where the rest of it is shown, its file says. */
function isChoice(at: JsonPath): boolean {
  return at.includes('options') || at[0] === 'actions' || at[0] === 'continue'
}

function isProse({ kind }: Document): boolean {
  return kind !== 'questions' && kind !== 'translation'
}

/** The place of a text among others like it: its path without the one index, or the one answer, that tells them apart. All buttons are alike. */
function siblingsOf(at: JsonPath): string {
  if (at.length === 1 && at[0] === 'continue') return siblingsOf(['actions', 0, 'label'])
  const index = at.findLastIndex((part, place) => typeof part === 'number' || at[place - 1] === 'options')
  return JSON.stringify(at.map((part, place) => (place === index ? '*' : part)))
}

/** Blocks and fields with conditions are not shown to the same people. A condition around both of them keeps nothing apart. */
function areApart(doc: Document, one: JsonPath, other: JsonPath): boolean {
  const [mine, its] = [one, other].map((at) => JSON.stringify(valueAt(doc.data, [...at.slice(0, 2), 'when'])))
  if (mine !== undefined && mine === its) return false
  const shared = one.findIndex((part, index) => part !== other[index])
  return hasCondition(doc, one, shared + 1) && hasCondition(doc, other, shared + 1)
}

function hasCondition({ data }: Document, at: JsonPath, from: number): boolean {
  return at.some((_part, length) => {
    const around = length < from ? undefined : valueAt(data, at.slice(0, length))
    return typeof around === 'object' && around !== null && 'when' in around
  })
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
