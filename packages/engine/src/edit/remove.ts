import type { NameKind } from '@app/schemas/flow/names'
import type { Node } from 'jsonc-parser'
import type { Catalogue } from '../load/catalogue.ts'
import { type Document, positionAt } from '../load/document.ts'
import { childAt, linksIn, propertiesOf } from '../load/nodes.ts'
import { optionPlaces } from './option-places.ts'
import { messagesQuoting } from './quoted-options.ts'
import { namesIn } from './references.ts'

export type Removable = 'step' | 'mode' | 'question' | 'option'
/** What is removed: a step, mode or question by its name, an answer by its fact and its value. */
export type Removed = { readonly what: Removable; readonly name: string; readonly value?: string }

type Place = { readonly path: string; readonly line: number }
/** A file without it; without a text, the file goes too. */
type Without = { readonly path: string; readonly text?: string }
export type Removal = { readonly pointers: readonly Place[]; readonly changes: readonly Without[] }

/** Everything that still points there, and the files as they are without it. It may go once nothing points there. */
export function removalOf(catalogue: Catalogue, removed: Removed): Removal {
  const documents = Object.values(catalogue.documents).flatMap((all) => [...all.values()] as Document[])
  const changes = documents.flatMap((doc) => without(doc, catalogue, removed) ?? [])
  const gone = new Set(changes.flatMap(({ path, text }) => (text === undefined ? [path] : [])))
  const pointers = documents
    .filter(({ path, kind }) => !gone.has(path) && kind !== 'renamed')
    .flatMap((doc) =>
      pointersIn(doc, catalogue, removed).map(({ offset }) => ({ path: doc.path, line: positionAt(doc.text, offset).line })),
    )
  return { pointers: unique(pointers), changes: [...changes, ...forgotten(catalogue, removed)] }
}

function pointersIn(doc: Document, catalogue: Catalogue, { what, name, value }: Removed): readonly Node[] {
  if (what === 'option') {
    const values = childAt(doc.tree, 'facts', name, 'values')
    const isOwn = (node: Node) => node.parent === values || doc.kind === 'translation'
    const { offered, read } = optionPlaces(doc, catalogue, name)
    const quoted = [...offered, ...read]
      .filter((node) => node.value === value)
      .flatMap(({ parent }) => messagesQuoting(doc.kind === 'translation' ? parent?.children?.[1] : parent?.parent))
    return [...read.filter((node) => node.value === value && !isOwn(node)), ...quoted]
  }
  const names = new Set([name, ...(what === 'step' ? [`answered.${name}`] : []), ...(what === 'mode' ? [`/${name}`] : [])])
  const links = what === 'mode' ? linksIn(doc.tree) : []
  return [...kindsOf[what].flatMap((kind) => namesIn(doc, kind)), ...links].filter(
    (node) =>
      names.has(String(node.value)) && !isOwnPlace(doc, node, name) && node.parent?.parent !== fieldOf(doc, catalogue, { what, name }),
  )
}

const kindsOf = {
  step: ['step-name', 'fact-name'],
  mode: ['mode-name'],
  question: ['question-name', 'fact-name'],
} as const satisfies Record<Exclude<Removable, 'option'>, readonly NameKind[]>

/** Where a question itself stands. */
function isOwnPlace(doc: Document, node: Node, name: string): boolean {
  const list = doc.kind === 'questions' || doc.kind === 'translation' ? childAt(doc.tree, 'questions') : undefined
  return node.value === name && node.parent?.parent === list && list !== undefined
}

/** Where its own page asks a question: the two go by each other, so the field goes with it. */
function fieldOf(doc: Document, { documents }: Catalogue, { what, name }: Pick<Removed, 'what' | 'name'>): Node | undefined {
  if (what !== 'question' || doc.kind !== 'step' || documents.questions.get('questions')?.data.questions[name]?.page !== doc.name)
    return undefined
  return childAt(doc.tree, 'fields')?.children?.find((field) => childAt(field, 'question')?.value === name)
}

function without(doc: Document, catalogue: Catalogue, { what, name, value }: Removed): Without | undefined {
  if (what === 'option') return withoutOption(doc, catalogue, name, value)
  if (what === 'question') {
    const question = doc.kind === 'questions' || doc.kind === 'translation' ? childAt(doc.tree, 'questions', name)?.parent : undefined
    const field = fieldOf(doc, catalogue, { what, name })
    const isOnly = field?.parent?.children?.length === 1
    const entry = question ?? (isOnly ? field.parent?.parent : field)
    return entry && { path: doc.path, text: cut(doc.text, [entry]) }
  }
  const translated = doc.kind === 'translation' && doc.name.slice('es/'.length)
  const isOwn = (doc.kind === what && doc.name === name) || translated === `${what}s/${name}`
  return isOwn ? { path: doc.path } : undefined
}

function withoutOption(doc: Document, catalogue: Catalogue, fact: string, value: string | undefined): Without | undefined {
  const { offered, read } = optionPlaces(doc, catalogue, fact)
  const options = offered.filter((node) => node.value === value).flatMap(({ parent }) => parent?.parent ?? [])
  const values = childAt(doc.tree, 'facts', fact, 'values')
  const listed = read.filter((node) => node.value === value && node.parent === values)
  const words = doc.kind === 'translation' ? read.filter((node) => node.value === value).flatMap(({ parent }) => parent ?? []) : []
  const entries = [...options, ...listed, ...words]
  return entries.length === 0 ? undefined : { path: doc.path, text: cut(doc.text, entries) }
}

/** Former names of what is gone lead nowhere. */
function forgotten({ documents }: Catalogue, { what, name }: Removed): readonly Without[] {
  const doc = documents.renamed.get('renamed')
  if (!doc || (what !== 'step' && what !== 'mode')) return []
  const list = `${what}s` as const
  const old = propertiesOf(childAt(doc.tree, list)).filter(({ children: [, now] = [] }) => now?.value === name)
  return old.length === 0 ? [] : [{ path: doc.path, text: cut(doc.text, old) }]
}

/** The text without these entries of lists or objects, each with the comma that goes with it. */
function cut(text: string, entries: readonly Node[]): string {
  const edits = entries.map(spanOf).toSorted((a, b) => b.from - a.from)
  return edits.reduce((all, { from, to }) => all.slice(0, from) + all.slice(to), text)
}

function spanOf(entry: Node): { readonly from: number; readonly to: number } {
  const siblings = entry.parent?.children ?? []
  const at = siblings.indexOf(entry)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  if (after) return { from: entry.offset, to: after.offset }
  return { from: before ? before.offset + before.length : entry.offset, to: entry.offset + entry.length }
}

function unique(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.path}:${place.line}`, place])).values()]
}
