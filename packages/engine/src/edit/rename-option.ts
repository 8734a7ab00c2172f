import type { Node } from 'jsonc-parser'
import type { Catalogue } from '../load/catalogue.ts'
import { childAt } from '../load/nodes.ts'
import type { FileChange } from './file-change.ts'
import { optionPlaces } from './option-places.ts'

type Edit = { readonly offset: number; readonly length: number; readonly text: string }

/**
 * Gives an answer another name everywhere. What was chosen under the old one still counts: each option says what it was called, and the
 * rest of the files stays as it is.
 */
export function renameOption(catalogue: Catalogue, fact: string, old: string, name: string): FileChange[] {
  return Object.values(catalogue.documents).flatMap((documents) =>
    [...documents.values()].flatMap((doc) => {
      const { offered, read } = optionPlaces(doc, catalogue, fact)
      const options = offered.filter(({ value }) => value === old)
      const nodes = [...new Set([...options, ...read.filter(({ value }) => value === old)])]
      if (nodes.length === 0) return []
      const edits = [
        ...nodes.map(({ offset, length }) => ({ offset, length, text: JSON.stringify(name) })),
        ...options.map((option) => remember(doc.text, option, old, name)),
      ]
      return [{ path: doc.path, text: apply(doc.text, edits), places: nodes.length }]
    }),
  )
}

/** The list of former names with one more, beside the value; a name that is in use again is none. */
function remember(text: string, value: Node, old: string, name: string): Edit {
  const option = value.parent?.parent
  const list = childAt(option, 'formerly')
  const names = [...(list?.children ?? []).map((node) => String(node.value)).filter((one) => one !== name), old]
  const said = `[${names.map((one) => JSON.stringify(one)).join(', ')}]`
  if (list) return { offset: list.offset, length: list.length, text: said }
  const start = option?.offset ?? value.offset
  const [gap = ' '] = /^\s+/.exec(text.slice(start + 1)) ?? []
  return { offset: value.offset + value.length, length: 0, text: `,${gap}"formerly": ${said}` }
}

function apply(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((all, { offset, length, text: said }) => all.slice(0, offset) + said + all.slice(offset + length), text)
}
