import { findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import type { JsonPath } from '../../load/document.ts'

const formattingOptions = { insertSpaces: true, tabSize: 2 }

/** The text of a file with one value set, or with one more entry of a list at the index -1. The rest stays to the letter. */
export function withValue(text: string, path: JsonPath, value: unknown): string {
  const added = value === undefined ? undefined : withLastEntry(text, path, value)
  if (added !== undefined) return added
  const edits = modify(text, [...path], value, { formattingOptions, isArrayInsertion: path.at(-1) === -1 })
  return edits
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((all, { offset, length, content }) => all.slice(0, offset) + content + all.slice(offset + length), text)
}

/** One more entry after the last one, on a line of its own: the library would lay out the line before it anew. */
function withLastEntry(text: string, path: JsonPath, value: unknown): string | undefined {
  const tree = parseTree(text)
  const parent = tree && findNodeAtLocation(tree, path.slice(0, -1))
  const last = parent?.children?.at(-1)
  if (!tree || !last || findNodeAtLocation(tree, [...path])) return undefined
  const before = text.slice(text.lastIndexOf('\n', last.offset) + 1, last.offset)
  if (before.trim() !== '') return undefined
  const key = path.at(-1)
  const name = typeof key === 'string' ? `${JSON.stringify(key)}: ` : ''
  const written = JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${before}`)
  const end = last.offset + last.length
  return `${text.slice(0, end)},\n${before}${name}${written}${text.slice(end)}`
}
