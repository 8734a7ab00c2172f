import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../load/catalogue.ts'
import { resolveMode } from '../resolve/resolve.ts'
import { smallFlow } from '../testing/small-flow.ts'
import { flowGraph } from './graph.ts'
import { placeGraph } from './place.ts'
import { svg } from './svg.ts'
import { graphWords } from './words.ts'

const folder = join(import.meta.dirname, '../../../../flows')
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
const catalogue = loadCatalogue(paths.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') })))
const words = graphWords(catalogue)

function graphOf(mode: string) {
  const resolved = resolveMode(catalogue, mode, (text) => String(text.length))
  if (!resolved) throw new Error(`There is no mode ${mode}.`)
  return flowGraph(resolved, words)
}

type Part = { readonly name: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number }

function covers(a: Part, b: Part): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 1 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 1
}

describe.each([...catalogue.documents.mode.keys()])('the picture of %s', (mode) => {
  it('has every step in full once, and nothing lies on anything else', () => {
    const graph = graphOf(mode)
    const { boxes, edges } = placeGraph(graph)
    const full = boxes.filter(({ shape }) => shape !== 'again').map(({ node }) => node.id)
    expect(full.sort()).toEqual(graph.nodes.map(({ id }) => id).sort())
    const parts: Part[] = [
      ...boxes.map((box) => ({ ...box, name: box.node.id })),
      ...edges.flatMap(({ label }) => (label ? [{ ...label, name: label.lines.join(' ') }] : [])),
    ]
    const collisions = parts.flatMap((a, index) => parts.slice(index + 1).flatMap((b) => (covers(a, b) ? [`${a.name} / ${b.name}`] : [])))
    expect(collisions).toEqual([])
  })
  it('keeps its main steps in one straight line', () => {
    const { boxes } = placeGraph(graphOf(mode))
    const alone = boxes.filter(({ node }) => node.kind === 'step' && /^\d+$/.test(node.number ?? ''))
    expect(new Set(alone.filter(({ shape }) => shape === 'step').map(({ x }) => Math.round(x)))).toEqual(new Set([0]))
  })
})

it('the same graph gives the same picture', () => {
  expect(svg(graphOf('onboarding'))).toBe(svg(graphOf('onboarding')))
})

it('a picture carries its title and version, looks both ways, and takes nothing from elsewhere', () => {
  const graph = graphOf('onboarding')
  const picture = svg(graph)
  expect(picture).toContain(graph.title)
  expect(picture).toContain(`version ${graph.version}`)
  expect(picture).toContain('prefers-color-scheme:dark')
  expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|@import/)
})

it('names and titles are drawn as they stand', () => {
  const { resolved } = smallFlow({ mode: { steps: ['a'] } })
  const picture = svg(flowGraph(resolved, { titles: new Map([['a', '<b> & "c"']]) }))
  expect(picture).toContain('&lt;b&gt; &amp; &quot;c&quot;')
  expect(picture).not.toContain('<b>')
})
