import type { FileKind, FileTypes } from '@app/schemas/flow/files'
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { Diagnostic } from './diagnostic.ts'

/** A file as it was read at the edge. `problem`: why there is no text. */
export type SourceFile =
  | { readonly path: string; readonly text: string; readonly problem?: undefined }
  | { readonly path: string; readonly text?: undefined; readonly problem: 'symlink' | 'unreadable' | 'too-large' | 'not-utf8' }

/** A parsed file that satisfies its schema. */
export type Document<K extends FileKind = FileKind> = {
  readonly kind: K
  readonly name: string
  readonly path: string
  readonly text: string
  readonly tree: Node
  readonly data: FileTypes[K]
}

export type JsonPath = readonly (string | number)[]

type Positioned = { readonly path: string; readonly text: string; readonly tree?: Node | undefined }

/** Line and column, from 1, of an offset. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++
    start = at + 1
  }
  return { line, column: offset - start + 1 }
}

/** The position of a value in the file; that of its property’s name when it has one; of the closest parent when it is absent. */
function locate(doc: Positioned, path: JsonPath, at: 'value' | 'key' = 'value'): { line: number; column: number } {
  let node: Node | undefined
  for (let length = path.length; length >= 0 && doc.tree && !node; length--) {
    node = findNodeAtLocation(doc.tree, path.slice(0, length))
    if (length < path.length) at = 'value'
  }
  const target = at === 'key' && node?.parent?.type === 'property' ? node.parent : node
  return positionAt(doc.text, target?.offset ?? 0)
}

export type Problem = Pick<Diagnostic, 'rule' | 'message' | 'fix'> & Partial<Pick<Diagnostic, 'answers' | 'path' | 'severity' | 'stage'>>

/** A diagnostic at a place of a document. */
export function report(doc: Positioned, path: JsonPath, problem: Problem, at: 'value' | 'key' = 'value'): Diagnostic {
  return { severity: 'error', stage: 'check', file: doc.path, ...locate(doc, path, at), ...problem }
}
