import type { After } from '../flow/resolved.ts'
import { type FlowEdge, type FlowGraph, type FlowNode, START } from './types.ts'

/** The graph as a Mermaid flowchart, for documents that draw it themselves. */
export function mermaid(graph: FlowGraph): string {
  const ids = new Map(graph.nodes.map(({ id }, index) => [id, `n${index}`]))
  const lines = [
    '---',
    `title: ${JSON.stringify(`${graph.title} (${graph.mode}, version ${graph.version})`)}`,
    '---',
    'flowchart TD',
    ...graph.nodes.map((node) => `  ${ids.get(node.id)}${shapes[node.kind](label(node))}:::${node.kind}`),
    ...graph.edges.flatMap((edge) => edgeLine(edge, ids)),
    ...styles.map((style) => `  ${style}`),
  ]
  return `${lines.join('\n')}\n`
}

const shapes = {
  start: (text) => `([${text}])`,
  step: (text) => `[${text}]`,
  side: (text) => `{{${text}}}`,
  questions: (text) => `[[${text}]]`,
  leave: (text) => `([${text}])`,
} as const satisfies Record<FlowNode['kind'], (text: string) => string>

const arrows = { order: '==>', skip: '-.->', detour: '-->', action: '--o' } as const satisfies Record<FlowEdge['kind'], string>

const styles = [
  'classDef start fill:#0B6B57,stroke:#0B6B57,color:#FFFFFF',
  'classDef step fill:#FBF8F3,stroke:#0B6B57,color:#1D2B2A',
  'classDef side fill:#F2B544,stroke:#7A8784,color:#1D2B2A',
  'classDef questions fill:#FBF8F3,stroke:#7A8784,color:#1D2B2A',
  'classDef leave fill:#1D2B2A,stroke:#1D2B2A,color:#FBF8F3',
]

function label({ id, name, number, title, required }: FlowNode): string {
  const first = [number, name].filter(Boolean).join(' ')
  const second = title === undefined ? [] : [plain(title)]
  return quote([`${plain(first)}${required ? ' ✓' : ''}`, ...(id === START ? [] : second)].join('<br/>'))
}

/** What comes after a side step is written on its edge: lines back would bury the order. */
function edgeLine(edge: FlowEdge, ids: ReadonlyMap<string, string>): string[] {
  const from = ids.get(edge.from)
  const to = ids.get(edge.to)
  if (!from || !to) return []
  const words = [edge.label, edge.after && afterWords[edge.after]].flatMap((text) => (text === undefined ? [] : [plain(text)]))
  return [`  ${from} ${arrows[edge.kind]}${words.length > 0 ? `|${quote(words.join('<br/>'))}|` : ''} ${to}`]
}

const afterWords = { on: 'then on', return: 'then back', end: 'then leaves' } as const satisfies Record<After, string>

function quote(text: string): string {
  return `"${text}"`
}

/** Everything that Mermaid or a browser would read as more than a letter. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N} .,:;!?/_()’“”–✓-]/gu, (char) => `#${char.codePointAt(0)};`)
}
