import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { textsIn } from '../texts-in.ts'

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const cardinals = 'one two three four five six seven eight nine ten'.split(' ')
const dayNamed = /\b(?:the )?(?:first )?(?<count>(?!business)\p{L}+|\d+) (?:business )?days?\b/iu

/** What happens one after the other happens on later and later days. */
export function checkDaysInOrder(doc: Document): Diagnostic[] {
  const lists = Map.groupBy(
    textsIn(doc).filter(({ at }) => at.at(-2) === 'numbered'),
    ({ at }) => JSON.stringify(at.slice(0, -1)),
  )
  return [...lists.values()].flatMap((entries) => {
    let last = { day: 0, said: '' }
    return entries.flatMap(({ text, at }) => {
      const found = dayNamed.exec(text)
      const day = dayOf(found?.groups?.['count'] ?? '')
      if (!found || day === undefined) return []
      const before = last
      last = { day, said: found[0] }
      if (day >= before.day) return []
      const message = `“${found[0]}” comes after “${before.said}” in this list.`
      return [report(doc, at, { rule: 'days-out-of-order', message, fix: 'Name the days in the order in which they come.' })]
    })
  })
}

function dayOf(word: string): number | undefined {
  const small = word.toLowerCase()
  const place = Math.max(ordinals.indexOf(small), cardinals.indexOf(small)) + 1
  return place > 0 ? place : /^\d+$/.test(small) ? Number(small) : undefined
}
