import { parseSync } from 'vite'

type Node = { readonly type: string; readonly [key: string]: unknown }

/** Attributes that people read or hear. */
const readByPeople: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'help',
  'label',
  'placeholder',
  'title',
])

/** The words that a file writes straight into its markup: text between tags, and attributes that people read. */
export function wordsIn(file: string, text: string): readonly string[] {
  const found: string[] = []
  const program: unknown = parseSync(file, text).program
  if (!isNode(program)) return []
  visit(program, (node) => {
    if (node.type === 'JSXText') found.push(...lettersOf(node['value']))
    if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && Array.isArray(node['children']))
      for (const child of node['children'])
        if (isNode(child) && child.type === 'JSXExpressionContainer') found.push(...writtenIn(child['expression']))
    if (node.type === 'JSXAttribute' && isNode(node['name']) && readByPeople.has(String(node['name']['name'])))
      found.push(...writtenIn(node['value']))
  })
  return found
}

/** The texts that an expression may come to, as far as they are written in it. */
function writtenIn(node: unknown): readonly string[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return writtenIn(node['expression'])
    case 'Literal':
      return lettersOf(node['value'])
    case 'TemplateLiteral':
      return partsOf(node['quasis']).flatMap((part) => (isNode(part) && isRecord(part['value']) ? lettersOf(part['value']['cooked']) : []))
    case 'ConditionalExpression':
      return [...writtenIn(node['consequent']), ...writtenIn(node['alternate'])]
    case 'LogicalExpression':
      return [...writtenIn(node['left']), ...writtenIn(node['right'])]
    case 'BinaryExpression':
      return node['operator'] === '+' ? [...writtenIn(node['left']), ...writtenIn(node['right'])] : []
    default:
      return []
  }
}

/** A text with a letter in it; signs, figures and blanks are the same in every language. */
function lettersOf(value: unknown): readonly string[] {
  return typeof value === 'string' && /\p{L}/u.test(value) ? [value.trim()] : []
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const part of Object.values(node)) for (const child of partsOf(part)) if (isNode(child)) visit(child, look)
}

function partsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['type'] === 'string'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
