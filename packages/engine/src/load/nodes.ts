import type { Node } from 'jsonc-parser'

/** The value below a node by the names of properties. */
export function childAt(node: Node | undefined, ...keys: readonly string[]): Node | undefined {
  return keys.reduce<Node | undefined>(
    (at, key) => propertiesOf(at).find((property) => property.children?.[0]?.value === key)?.children?.[1],
    node,
  )
}

export function propertiesOf(object: Node | undefined): readonly Node[] {
  return object?.type === 'object' ? (object.children ?? []) : []
}

export function keysOf(object: Node | undefined): Node[] {
  return propertiesOf(object).flatMap(({ children: [key] = [] }) => key ?? [])
}

export function textsUnder(node: Node | undefined): Node[] {
  if (!node) return []
  return [...(node.type === 'string' ? [node] : []), ...(node.children ?? []).flatMap(textsUnder)]
}

/** Where a page leads. */
export function linksIn(node: Node): Node[] {
  const [key, value] = node.type === 'property' ? (node.children ?? []) : []
  return [...(key?.value === 'href' && value ? [value] : []), ...(node.children ?? []).flatMap(linksIn)]
}
