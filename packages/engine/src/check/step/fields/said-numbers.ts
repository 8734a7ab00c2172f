import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { numberOf } from '../../text/claims/number-words.ts'
import { type ReadText, textsIn } from '../../text/texts-in.ts'

const counted = /(?<number>\p{L}+|\d+) (?<unit>digits|letters|dígitos|cifras|letras|MB|GB|KB)(?!\p{L})/giu

/** How many digits or letters a field takes is the same in its help and in each of its messages. */
export const checkSaidNumbers = onceEach((doc: Document): readonly Diagnostic[] => {
  const ofFields = Map.groupBy(
    textsIn(doc).filter(({ at }) => fieldOf(at) !== undefined),
    ({ at }) => JSON.stringify(fieldOf(at)),
  )
  return [...ofFields.values()].flatMap((texts) => inField(doc, texts))
})

/** The field or question that a text belongs to. */
function fieldOf(at: JsonPath): JsonPath | undefined {
  const list = at.findLastIndex((part) => part === 'fields' || part === 'rows' || part === 'questions')
  return list < 0 || at[0] === 'blocks' ? undefined : at.slice(0, list + 2)
}

function inField(doc: Document, texts: readonly ReadText[]): Diagnostic[] {
  const first = new Map<string, { readonly number: string; readonly said: string }>()
  return texts.flatMap(({ text, at }) =>
    [...text.matchAll(counted)].flatMap((found): Diagnostic[] => {
      const { number: written = '', unit = '' } = found.groups ?? {}
      const number = numberOf(written)
      if (number === undefined) return []
      const kind = /B$/.test(unit) ? 'size' : unit.toLowerCase()
      const own = kind === 'size' ? `${number} ${unit}` : String(number)
      const other = first.get(kind)
      first.set(kind, other ?? { number: own, said: found[0] })
      if (!other || other.number === own) return []
      const message = `“${found[0]}” is said here, and “${other.said}” of the same field.`
      return [report(doc, at, { rule: 'other-number-said', message, fix: 'Say the same in both.' })]
    }),
  )
}
