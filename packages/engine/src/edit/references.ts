import { conditionSchema } from '@app/schemas/flow/condition'
import { fileKinds } from '@app/schemas/flow/files'
import type { NameKind } from '@app/schemas/flow/names'
import type { Node } from 'jsonc-parser'
import type { Document } from '../load/document.ts'

type Schema = Readonly<Record<string, unknown>>

/** Of each file that was walked: a file that stays as it is is one and the same document in the next catalogue. */
const walked = new WeakMap<Document, Map<NameKind, readonly Node[]>>()

/** The text nodes of a file that hold a name of some kind: found by walking the file along its schema. */
export function namesIn(doc: Document, kind: NameKind): readonly Node[] {
  const known = walked.get(doc) ?? new Map<NameKind, readonly Node[]>()
  walked.set(doc, known)
  const names = known.get(kind) ?? findNames(doc, kind)
  known.set(kind, names)
  return names
}

function findNames(doc: Document, kind: NameKind): readonly Node[] {
  const found = new Set<Node>()
  walkInto(doc.tree, fileKinds[doc.kind].schema, kind, found)
  return [...found].sort((a, b) => a.offset - b.offset)
}

function walk(node: Node, schema: Schema, kind: NameKind, found: Set<Node>): void {
  if (schema['$ref'] === kind && node.type === 'string') found.add(node)
  if (schema['$ref'] === 'condition') walk(node, conditionSchema, kind, found)
  for (const list of ['anyOf', 'oneOf'])
    for (const branch of schemas(schema[list])) if (mayBe(node, branch)) walk(node, branch, kind, found)
  if (node.type === 'array') for (const child of node.children ?? []) walkInto(child, schema['items'], kind, found)
  if (node.type === 'object') for (const property of node.children ?? []) walkProperty(property, schema, kind, found)
}

function walkProperty(property: Node, schema: Schema, kind: NameKind, found: Set<Node>): void {
  const [key, value] = property.children ?? []
  if (!key || !value) return
  const known = propertiesOf(schema)?.[String(key.value)]
  walkInto(key, known === undefined ? schema['propertyNames'] : undefined, kind, found)
  walkInto(value, known ?? schema['additionalProperties'], kind, found)
}

function walkInto(node: Node, schema: unknown, kind: NameKind, found: Set<Node>): void {
  if (isSchema(schema)) walk(node, schema, kind, found)
}

function isSchema(value: unknown): value is Schema {
  return value !== null && typeof value === 'object'
}

function propertiesOf({ properties }: Schema): Schema | undefined {
  return isSchema(properties) ? properties : undefined
}

function schemas(list: unknown): Schema[] {
  return Array.isArray(list) ? list : []
}

/** Whether a node can be an alternative at all: it has the properties that the alternative requires, and no unknown ones. */
function mayBe(node: Node, schema: Schema): boolean {
  if (node.type !== 'object') return schema['type'] !== 'object'
  if (schema['$ref'] !== undefined) return schema['$ref'] === 'condition'
  const keys = (node.children ?? []).map((property) => String(property.children?.[0]?.value))
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const known = propertiesOf(schema)
  const closed = schema['additionalProperties'] === false
  const reserved = !known && keys.some((key) => key === 'all' || key === 'any' || key === 'not')
  return !reserved && required.every((key) => keys.includes(key)) && (!closed || keys.every((key) => known && key in known))
}
