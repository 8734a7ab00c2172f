import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { textsIn } from '../texts-in.ts'

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counted = new RegExp(
  `\\b(?<number>${numbers.join('|')}) (?:[a-z]+ )?(?:answers|questions|documents|boxes|ways|things|choices|places|parts|kinds|papers|steps|reasons|points|labels|lines|rows|stages|rules|signs|names)\\b`,
  'i',
)
/** “All three are free”: said of what can be chosen. */
const all = new RegExp(`^all (?<number>${numbers.join('|')})\\b(?! of)`, 'i')

/** “Seven short questions”: what a heading or a lead counts is there as often, on the step or in the block that it is the heading of. */
export const checkSaidCounts = onceEach((doc: Document): readonly Diagnostic[] => {
  if (doc.kind !== 'step' && doc.kind !== 'landing' && doc.kind !== 'page') return []
  return textsIn(doc).flatMap(({ text, at }) => {
    const found = isHeading(at) ? (counted.exec(text) ?? all.exec(text)) : null
    const lists = found ? listsAround(doc, at, found[0]) : []
    const number = numbers.indexOf(found?.groups?.['number']?.toLowerCase() ?? '') + 2
    if (!found || lists.length === 0 || lists.includes(number)) return []
    const message = `“${found[0]}” is said here, and there is nothing of which there are ${number}.`
    return [report(doc, at, { rule: 'other-count', message, fix: 'Count again what is asked or listed, and say how many there are.' })]
  })
})

function isHeading(at: JsonPath): boolean {
  const [first, , ...rest] = at
  if (at.length === 1) return first === 'title' || first === 'lead'
  return (first === 'blocks' || first === 'parts') && rest.length === 1 && (rest[0] === 'title' || rest[0] === 'lead')
}

/** How long each list is that the heading can be about. Documents are accepted, each by a consent of its own. */
function listsAround({ data }: Document, at: JsonPath, what: string): readonly number[] {
  if (!('step' in data)) return at.length < 3 ? [] : lengthsIn(valueIn(data, at.slice(0, 2)))
  const { fields, body = [] } = data
  const agreed = consents(fields)
  if (/documents|boxes|papers/i.test(what) && agreed.length > 0) return agreed
  const listed = body.flatMap((block) => ('list' in block ? [block.list.length] : 'numbered' in block ? [block.numbered.length] : []))
  const headings = body.filter((block) => 'heading' in block).length
  return [...lengthsIn(fields), ...listed, ...(headings > 0 ? [headings] : [])]
}

function consents(fields: readonly object[] = []): readonly number[] {
  const count = fields.filter((field) => 'type' in field && field.type === 'consent').length
  return count > 0 ? [count] : []
}

function lengthsIn(value: unknown): readonly number[] {
  if (Array.isArray(value)) return [value.length, ...value.flatMap(lengthsIn)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lengthsIn) : []
}

function valueIn(value: unknown, at: JsonPath): unknown {
  return at.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? new Map(Object.entries(inner)).get(String(key)) : undefined),
    value,
  )
}
