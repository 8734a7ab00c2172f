import { type Catalogue, checkCatalogue, filesOf } from '@app/engine/author'
import { render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { realCatalogue, walkView } from '../../testing/real-flows.ts'
import { stubService } from '../../testing/stub-service.ts'
import type { FlowList } from '../modes/flows-client.ts'
import { Studio } from '../studio.tsx'

type Answers = Parameters<typeof stubService>[0]

const connections = new Set<{ readonly onmessage: (message: { readonly data: string }) => void }>()

/** A file of these modes is saved. */
export function saveFileOf(...modes: readonly string[]): void {
  for (const { onmessage } of connections) onmessage({ data: JSON.stringify({ type: 'changed', modes }) })
}

/** Opens an address of the studio, with a service that answers from the real flows. Gives every call that left the page. */
export function openStudio(address: string, answers: Answers = {}) {
  const asked = stubService({ 'GET /api/flows': () => ({ body: listOfAll() }), ...answers }, answerFromFlows)
  // jsdom has no such connection itself. Nothing is reported but what a test says is saved.
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      onmessage = (_message: { readonly data: string }) => {}
      constructor() {
        super()
        connections.add(this)
      }
      close() {
        connections.delete(this)
      }
    },
  )
  writeDeveloperPage()
  history.pushState(null, '', address)
  render(<Studio />)
  return asked
}

/** What the service lists: every mode with its standing, walked in its last good version, and what is wrong with the files. */
export function listOf(catalogue: Catalogue): FlowList {
  const diagnostics = [...catalogue.problems.values()].flat().concat(checkCatalogue(catalogue))
  const broken = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const { mode, persona } = realCatalogue.documents
  return {
    diagnostics,
    modes: [...mode.values()].map(({ name, data: { title, family } }) => {
      const { resolved } = walkView(name)
      const { version, items, side } = resolved
      const sound = !filesOf(catalogue, name, resolved).some((file) => broken.has(file))
      return { mode: name, title, sound, version, steps: items.length, side: side.length, states: 1, family }
    }),
    personas: [...persona.values()].map(({ data }) => ({ persona: data.persona, about: data.about, mode: data.mode })),
  }
}

let list: FlowList | undefined

/** The files as they are stay so: they are checked once for all tests. */
function listOfAll(): FlowList {
  list ??= listOf(realCatalogue)
  return list
}

const answerFromFlows: NonNullable<Parameters<typeof stubService>[1]> = ({ call }) => {
  const [, kind, name = ''] = /^GET \/api\/(flows|personas)\/([^/]+)$/.exec(call) ?? []
  if (kind === 'flows') return { body: { ...walkView(name), about: {}, proofs: [], states: 1, sound: true, diagnostics: [] } }
  const persona = realCatalogue.documents.persona.get(name)?.data
  if (persona) return { body: persona }
  return { status: 404, body: { code: 'persona_not_found', detail: `There’s no persona called “${name}”.` } }
}

function writeDeveloperPage(): void {
  const page = document.createElement('script')
  page.id = 'page-data'
  page.type = 'application/json'
  page.textContent = JSON.stringify({ isDevelopment: true })
  document.body.append(page)
  onTestFinished(() => page.remove())
}
