import { expect, it } from 'vitest'
import { smallFlow } from '../testing/small-flow.ts'
import { flowGraph } from './graph.ts'
import { mermaid } from './mermaid.ts'

const { resolved } = smallFlow({ mode: { steps: ['a', 'b'] } })

it('a flowchart has a line for each node and each way', () => {
  const lines = mermaid(flowGraph(resolved)).split('\n')
  expect(lines).toContain('flowchart TD')
  expect(lines).toContain('  n1["1 a"]:::step')
  expect(lines).toContain('  n1 ==> n2')
})

it('names and titles cannot break out of their quotes', () => {
  const titles = new Map([['a', 'Say "hi" | `x` <b>#1</b> ; end']])
  const text = mermaid(flowGraph(resolved, { titles }))
  expect(text).toContain('n1["1 a<br/>Say #34;hi#34; #124; #96;x#96; #60;b#62;#35;1#60;/b#62; ; end"]:::step')
})
