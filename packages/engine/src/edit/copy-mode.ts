import type { Catalogue } from '../load/catalogue.ts'
import { withValue } from './new/with-value.ts'

const ofOneMode: readonly string[] = ['default', 'start', 'opens']

/** The text of a new mode that starts as a copy of another: its own name, title and notes, and nothing that only one mode can be or open. */
export function copyMode(catalogue: Catalogue, from: string, name: string): string | undefined {
  const doc = catalogue.documents.mode.get(from)
  if (!doc) return undefined
  const there = ofOneMode.filter((property) => Object.hasOwn(doc.data, property))
  const notes = { given: 'Nothing of this mode is given.', chosen: `It began as a copy of ${from}.` }
  const title = `${doc.data.title} (copy)`
  const own = { mode: name, title, notes }
  const named = Object.entries(own).reduce((text, [property, value]) => withValue(text, [property], value), doc.text)
  return there.reduce((text, property) => withValue(text, [property], undefined), named)
}
