import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFlow, compileMachine, ENTERING, type Flow, type FlowEvent } from '@app/engine'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { leaveOut } from './leave-out.ts'
import { allFacts, realCatalogue, walkView } from './src/testing/real-flows.ts'

type Engine = { readonly compileMachine: typeof compileMachine; readonly createActor: typeof createActor }

const folder = mkdtempSync(join(tmpdir(), 'left-out-'))
let lean: Engine

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'lean-engine.ts')
  const source = `export { compileMachine } from '@app/engine'\nexport { createActor } from 'xstate'`
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? entry : null), load: (id) => (id === entry ? source : null) },
      leaveOut(),
    ],
    build: { ssr: entry, outDir: folder, minify: false, rolldownOptions: { output: { entryFileNames: 'lean-engine.mjs' } } },
  })
  lean = await import(pathToFileURL(join(folder, 'lean-engine.mjs')).href)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each([...realCatalogue.documents.mode.keys()])('%s', (mode) => {
  it('is walked alike by the machine of the pages and by XState as it is published', () => {
    const flow = compileFlow(walkView(mode).resolved)
    const events = eventsOf(Object.keys(flow.resolved.targets))
    const walked = walk({ compileMachine, createActor }, flow, events)
    expect(walked.length).toBeGreaterThan(events.length)
    expect(walk(lean, flow, events)).toEqual(walked)
  })
})

/** Everything that can happen on each step, with every value of every fact at some time. */
function eventsOf(steps: readonly string[]): readonly FlowEvent[] {
  const learned = Object.entries(allFacts).flatMap(([name, { values }]) => (values ?? []).map((value) => ({ [name]: value })))
  const onEach = steps.flatMap((step, index): FlowEvent[] => [
    { type: 'GO', step },
    { type: 'FACTS', facts: learned[index % learned.length] ?? {} },
    { type: 'NEXT' },
    { type: 'BACK' },
    { type: 'TAKE', to: steps[(index + 1) % steps.length] ?? step },
    { type: 'RESUME', person: 'anonymous' },
    { type: 'GO', step, popped: true },
  ])
  return [{ type: 'START' }, ...onEach, ...learned.flatMap((facts): FlowEvent[] => [{ type: 'NEXT', facts }, { type: 'BACK' }])]
}

/** What people see of a machine: where it is, what it knows, and what it asks of the shell. Who has left comes again, as in the studio. */
function walk(engine: Engine, flow: Flow, events: readonly FlowEvent[]): readonly unknown[] {
  const machine = engine.compileMachine(flow)
  const [first = ENTERING] = Object.keys(flow.resolved.targets)
  const seen: unknown[] = []
  const begin = (snapshot?: ReturnType<typeof machine.resolveState>) =>
    engine.createActor(machine, { input: {}, ...(snapshot && { snapshot }) }).start()
  let actor = begin()
  for (const event of events) {
    actor.send(event)
    const { value, context, status } = actor.getSnapshot()
    seen.push({ value, context, status })
    if (status === 'done') actor.stop()
    if (status === 'done') actor = begin(machine.resolveState({ value: first, context: { ...context, place: { step: first }, trail: [] } }))
  }
  actor.stop()
  seen.push(actor.getSnapshot().status)
  return seen
}
