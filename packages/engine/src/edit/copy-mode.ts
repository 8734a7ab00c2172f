import type { Catalogue } from '../load/catalogue.ts'
import type { Document } from '../load/document.ts'
import { namesIn } from './references.ts'

const ofOneMode: readonly string[] = ['default', 'start', 'opens']

/** The text of a new mode that starts as a copy of another: its own name, and nothing that only one mode can be or open. */
export function copyMode(catalogue: Catalogue, from: string, name: string): string | undefined {
  const doc = catalogue.documents.mode.get(from)
  if (!doc) return undefined
  const renamed = withName(doc, name)
  const data: Readonly<Record<string, unknown>> = JSON.parse(renamed)
  if (ofOneMode.every((property) => data[property] === undefined)) return renamed
  const rest = Object.fromEntries(Object.entries(data).filter(([property]) => !ofOneMode.includes(property)))
  return `${JSON.stringify(rest, null, 2)}\n`
}

function withName(doc: Document<'mode'>, name: string): string {
  const node = namesIn(doc, 'mode-name').find(({ value }) => value === doc.name)
  if (!node) return doc.text
  return `${doc.text.slice(0, node.offset)}${JSON.stringify(name)}${doc.text.slice(node.offset + node.length)}`
}
